(* Lambda, the compiler's core form, as an s-expression. The units whose globals it mentions are noted. *)

open Lambda

type context = {
  files : Assay_place.files;
  mutable units : string list; (* the last one first *)
  labels : (int, int) Hashtbl.t; (* of static exceptions: the compiler counts on from unit to unit *)
}

let context_of files = { files; units = []; labels = Hashtbl.create 16 }
let units context = List.rev context.units

let label context counted out =
  if not (Hashtbl.mem context.labels counted) then Hashtbl.add context.labels counted (Hashtbl.length context.labels);
  Assay_text.integer out (Hashtbl.find context.labels counted)

let text = Assay_text.text
let number value = fun out -> Assay_text.integer out value

(* Stamps are unique in the unit. *)
let variable ident = fun out -> Assay_text.symbol out (Ident.unique_toplevel_name ident)

let rec constant value out =
  match value with
  | Const_base (Const_int value) -> Assay_text.list out "i" [ number value ]
  | Const_base (Const_char c) -> Assay_text.list out "c" [ number (Char.code c) ]
  | Const_base (Const_string (bytes, _, _)) | Const_immstring bytes ->
      Assay_text.list out "str" [ (fun out -> Assay_text.bytes out bytes) ]
  | Const_base (Const_float digits) -> Assay_text.list out "f" [ float_constant digits ]
  | Const_base (Const_int32 value) -> Assay_text.list out "i32" [ text (Int32.to_string value) ]
  | Const_base (Const_int64 value) -> Assay_text.list out "i64" [ text (Int64.to_string value) ]
  | Const_base (Const_nativeint value) -> Assay_text.list out "nat" [ text (Nativeint.to_string value) ]
  | Const_block (tag, fields) -> Assay_text.list out "blk" (number tag :: List.map constant fields)
  | Const_float_array elements -> Assay_text.list out "fa" (List.map float_constant elements)

and float_constant digits = fun out -> Assay_text.float out (float_of_string digits)

let let_kind = function Strict -> "strict" | Alias -> "alias" | StrictOpt -> "opt"
let method_kind = function Self -> "self" | Public -> "public" | Cached -> "cached"

let event_kind = function
  | Lev_before -> "before"
  | Lev_after _ -> "after"
  | Lev_function -> "function"
  | Lev_pseudo | Lev_module_definition _ -> "pseudo"

let note_unit context = function
  | Pgetglobal ident when not (Ident.is_predef ident) ->
      let name = Ident.name ident in
      if not (List.mem name context.units) then context.units <- name :: context.units
  | _ -> ()

let rec expression context lambda out =
  let write head parts = Assay_text.list out head parts in
  let sub lambda = expression context lambda in
  let subs = List.map sub in
  let place location = fun out -> Assay_place.scoped context.files out location in
  let parenthesised parts = fun out -> Assay_text.group out parts in
  match lambda with
  | Lvar ident | Lmutvar ident -> write "v" [ variable ident ]
  | Lconst value -> constant value out
  | Lapply { ap_func; ap_args; ap_loc; _ } -> write "apply" (place ap_loc :: sub ap_func :: subs ap_args)
  | Lfunction { kind = Curried; params; body; loc; _ } ->
      write "fun" [ place loc; variables (List.map fst params); sub body ]
  | Lfunction { kind = Tupled; _ } -> failwith "a function that takes a tuple apart, which only native code has"
  | Llet (kind, _, ident, value, body) ->
      write "let" [ text (let_kind kind); variable ident; sub value; sub body ]
  | Lmutlet (_, ident, value, body) -> write "letmut" [ variable ident; sub value; sub body ]
  | Lletrec (bindings, body) ->
      let binding (ident, value) = parenthesised [ variable ident; sub value ] in
      write "letrec" [ parenthesised (List.map binding bindings); sub body ]
  | Lprim (primitive, arguments, location) ->
      note_unit context primitive;
      let name, immediates = Assay_primitive.name_and_immediates primitive in
      write "p" (text name :: parenthesised immediates :: place location :: subs arguments)
  | Lswitch (value, { sw_numconsts; sw_consts; sw_numblocks; sw_blocks; sw_failaction }, _) ->
      let case (key, body) = parenthesised [ number key; sub body ] in
      let cases head count cases out = Assay_text.list out head (number count :: List.map case cases) in
      write "switch"
        [ sub value; cases "ints" sw_numconsts sw_consts; cases "blocks" sw_numblocks sw_blocks;
          otherwise context sw_failaction ]
  | Lstringswitch (value, cases, default, _) ->
      let case (bytes, body) = parenthesised [ (fun out -> Assay_text.bytes out bytes); sub body ] in
      write "strswitch" [ sub value; parenthesised (List.map case cases); otherwise context default ]
  | Lstaticraise (counted, arguments) -> write "sraise" (label context counted :: subs arguments)
  | Lstaticcatch (body, (counted, parameters), handler) ->
      write "catch" [ label context counted; variables (List.map fst parameters); sub body; sub handler ]
  | Ltrywith (body, ident, handler) -> write "try" [ sub body; variable ident; sub handler ]
  | Lifthenelse (condition, yes, no) -> write "if" [ sub condition; sub yes; sub no ]
  | Lsequence (first, second) -> write "seq" [ sub first; sub second ]
  | Lwhile (condition, body) -> write "while" [ sub condition; sub body ]
  | Lfor (ident, first, last, direction, body) ->
      let way = match direction with Asttypes.Upto -> "up" | Asttypes.Downto -> "down" in
      write "for" [ variable ident; sub first; sub last; text way; sub body ]
  | Lassign (ident, value) -> write "assign" [ variable ident; sub value ]
  | Lsend (kind, selected, target, arguments, location) ->
      write "send" (text (method_kind kind) :: place location :: sub selected :: sub target :: subs arguments)
  | Levent (body, { lev_loc; lev_kind; _ }) ->
      write "event" [ text (event_kind lev_kind); place lev_loc; sub body ]
  | Lifused _ -> failwith "a part that is there only if used, which simplification removes"

and variables idents = fun out -> Assay_text.group out (List.map variable idents)

and otherwise context = function
  | None -> text "none"
  | Some body -> expression context body
