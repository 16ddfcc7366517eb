(* Units as bytecode in memory, evaluated in this process. What depends on how OCaml 4.13 links bytecode is here:
   Symtable, Meta and Emitcode (since 5.1 Emitcode.to_memory takes and gives other types). *)

type unit_code = {
  name : string;
  files : string list;
  interface : Assay_compiler.interface;
  code : Misc.LongString.t;
  relocations : (Cmo_format.reloc_info * int) list;
  events : Instruct.debug_event list;
}

let set_up () = ignore (Symtable.init_toplevel ())

(* A call in tail position leaves no trace of its caller; one whose result is named first does. *)
let without_tail_calls code =
  let named lambda =
    let result = Ident.create_local "result" in
    Lambda.Llet (Strict, Pgenval, result, lambda, Lvar result)
  in
  Lambda.map (function Lambda.Levent (_, { lev_kind = Lev_after _; _ }) as call -> named call | other -> other) code

let compile ?(keep_lines = false) (request : Assay_compiler.unit_request) =
  Assay_compiler.with_compiled ~debug:true request (fun compiled ->
      let code = if keep_lines then without_tail_calls compiled.code else compiled.code in
      let main, functions = Bytegen.compile_phrase code in
      let code, relocations, events = Emitcode.to_memory main functions in
      { name = request.name; files = compiled.files; code; relocations; events;
        interface = Assay_compiler.interface_of request.name compiled.signature (List.hd compiled.files) })

(* Another unit of that name may have been evaluated: each gets a place of its own. *)
let forget name =
  let is_other ident = Ident.name ident <> name in
  Symtable.restore_state (Symtable.filter_global_map is_other (Symtable.current_state ()))

(* Evaluates the unit, and gives its block. For one unit only once, as linking changes its code. *)
let evaluate unit_code =
  forget unit_code.name;
  Symtable.patch_object unit_code.code unit_code.relocations;
  Symtable.check_global_initialized unit_code.relocations;
  Symtable.update_global_table ();
  let _, start = Meta.reify_bytecode unit_code.code [| unit_code.events |] None in
  ignore (start ());
  Symtable.get_global_value (Ident.create_persistent unit_code.name)
