(* Units as bytecode. Since OCaml 5.1 Emitcode.to_memory takes and gives other types. *)

type compiled = { code : Assay_code.t; interface : Assay_compiler.interface }

(* A call in tail position leaves no trace of its caller; one whose result is named first does. *)
let without_tail_calls code =
  let named lambda =
    let result = Ident.create_local "result" in
    Lambda.Llet (Strict, Pgenval, result, lambda, Lvar result)
  in
  Lambda.map (function Lambda.Levent (_, { lev_kind = Lev_after _; _ }) as call -> named call | other -> other) code

(* An operation that raises by itself has no event of its own, without which a trace leaves its place out or names
   another. The runtime looks for one behind a call of C, and one word further behind a division. *)
let with_places_of_operations code =
  let event kind loc = { Lambda.lev_loc = loc; lev_kind = kind; lev_repr = None; lev_env = Env.empty } in
  let placed = function
    | Lambda.Lprim ((Pdivint Safe | Pmodint Safe), _, loc) as division ->
        let result = Ident.create_local "result" in
        Lambda.Llet (Strict, Pgenval, result, division, Levent (Lvar result, event Lev_before loc))
    | Lprim
        ( ( Parrayrefs _ | Parraysets _ | Pstringrefs | Pbytesrefs | Pbytessets | Pccall _ | Pdivbint _ | Pmodbint _
          | Pstring_load_16 _ | Pstring_load_32 _ | Pstring_load_64 _ | Pbytes_load_16 _ | Pbytes_load_32 _
          | Pbytes_load_64 _ | Pbytes_set_16 _ | Pbytes_set_32 _ | Pbytes_set_64 _ ),
          _, loc ) as call ->
        Levent (call, event (Lev_after Predef.type_int) loc)
    | other -> other
  in
  Lambda.map placed code

(* A trace needs places only. *)
let without_environment (event : Instruct.debug_event) = { event with ev_typenv = Env.Env_empty }

let compile ?(keep_lines = false) ?mark (request : Assay_compiler.unit_request) =
  Assay_compiler.with_compiled ~debug:true request (fun compiled ->
      let code = if keep_lines then with_places_of_operations (without_tail_calls compiled.code) else compiled.code in
      let code = match mark with Some line -> Assay_mark.line (List.hd compiled.files) line code | None -> code in
      let main, functions = Bytegen.compile_phrase code in
      let code, relocations, events = Emitcode.to_memory main functions in
      { code = { name = request.name; code; relocations; events = List.map without_environment events };
        interface = Assay_compiler.interface_of request.name compiled.signature (List.hd compiled.files) })
