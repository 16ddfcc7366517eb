(* A mark on a line of a program: every event, call and operation of the line prints a text to stderr first. Events are what the compiler itself says about where evaluation is (as the debugger needs them), so the
   places are those that the dumped code has. *)

let text = "\nassay: the marked line"

let apply name arguments =
  Lambda.Lapply
    { ap_func = Lambda.transl_prim "Stdlib" name; ap_args = arguments; ap_loc = Debuginfo.Scoped_location.Loc_unknown;
      ap_tailcall = Default_tailcall; ap_inlined = Default_inline; ap_specialised = Default_specialise }

let string words = Lambda.Lconst (Const_base (Const_string (words, Location.none, None)))

let mark () = apply "prerr_endline" [ string text ]

let is_marked file line loc =
  match Debuginfo.Scoped_location.to_location loc with
  | { Location.loc_start = { pos_fname; pos_lnum; _ }; loc_ghost; _ } ->
      (not loc_ghost) && pos_lnum = line && pos_fname = file

let after_mark code = Lambda.Lsequence (mark (), code)

let line file line code =
  let is_marked = is_marked file line in
  let marked = function
    | Lambda.Levent (_, { lev_loc; lev_kind = Lev_before; _ }) as event when is_marked lev_loc -> after_mark event
    | Lapply { ap_loc; _ } as call when is_marked ap_loc -> after_mark call
    | Lprim (Praise _, _, loc) as call when is_marked loc -> after_mark call
    | Lprim (_, _, loc) as operation when is_marked loc -> after_mark operation
    | Lsend (_, _, _, _, loc) as call when is_marked loc -> after_mark call
    | other -> other
  in
  Lambda.map marked code
