(* The unit that a text of ours is about. A file may have a name that is no name of a module in OCaml (`2.ml`,
   `ann-smith.ml`), or that of a module of the standard library (`list.ml`), and its unit has that name nevertheless. So
   a text can't name it, and names another module, which is that unit in the environment of the text. *)

let written = "Assay_program"

let add unit_name environment =
  let program = Path.Pident (Ident.create_persistent unit_name) in
  Env.add_module (Ident.create_local written) Types.Mp_absent (Types.Mty_alias program) environment
