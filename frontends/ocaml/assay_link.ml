(* Evaluates units in this process. What depends on how OCaml 4.13 links bytecode is here: Symtable and Meta. *)

let set_up () = ignore (Symtable.init_toplevel ())

(* Another unit of that name may have been evaluated: each gets a place of its own. *)
let forget name =
  let is_other ident = Ident.name ident <> name in
  Symtable.restore_state (Symtable.filter_global_map is_other (Symtable.current_state ()))

(* Evaluates the unit, and gives its block. For one unit only once, as linking changes its code. *)
let evaluate ({ name; code; relocations; events } : Assay_code.t) =
  forget name;
  Symtable.patch_object code relocations;
  Symtable.check_global_initialized relocations;
  Symtable.update_global_table ();
  let _, start = Meta.reify_bytecode code [| events |] None in
  ignore (start ());
  Symtable.get_global_value (Ident.create_persistent name)
