(* The unit that a text of ours is about. A file may have a name that is no name of a module in OCaml (`2.ml`,
   `ann-smith.ml`), and its unit has that name nevertheless: a text can't write it, so it writes another one, which is
   replaced once the text is parsed. *)

let written = "Assay_program"

let resolve name structure =
  let open Ast_mapper in
  let module_expr mapper (expression : Parsetree.module_expr) =
    match expression.pmod_desc with
    | Pmod_ident ({ txt = Longident.Lident ident; _ } as place) when ident = written ->
        { expression with pmod_desc = Pmod_ident { place with txt = Longident.Lident name } }
    | _ -> default_mapper.module_expr mapper expression
  in
  let mapper = { default_mapper with module_expr } in
  mapper.structure mapper structure
