(* Constructors and fields in the order in which another program declares them, so that values of both are laid out
   alike. Done before typing, and only where a type has the same path and the same names. *)

open Parsetree

(* The names of a type's constructors or fields, by its path: `t`, `M.t`; `t.A` is the inline record of A. *)
type t = (string * string list) list

let arranged order path name items =
  match List.assoc_opt path order with
  | Some names when List.sort compare names = List.sort compare (List.map name items) ->
      List.map (fun wanted -> List.find (fun item -> name item = wanted) items) names
  | Some _ | None -> items

let fields order path = arranged order path (fun field -> field.pld_name.txt)

let constructor order path constructor =
  match constructor.pcd_args with
  | Pcstr_record own ->
      { constructor with pcd_args = Pcstr_record (fields order (path ^ "." ^ constructor.pcd_name.txt) own) }
  | Pcstr_tuple _ -> constructor

(* One that repeats another declaration has to have its order. *)
let declaration order prefix declaration =
  let path = prefix ^ declaration.ptype_name.txt in
  match declaration.ptype_kind with
  | _ when declaration.ptype_manifest <> None -> declaration
  | Ptype_variant own ->
      let own = List.map (constructor order path) own in
      { declaration with ptype_kind = Ptype_variant (arranged order path (fun each -> each.pcd_name.txt) own) }
  | Ptype_record own -> { declaration with ptype_kind = Ptype_record (fields order path own) }
  | Ptype_abstract | Ptype_open -> declaration

let inside prefix (name : string option Location.loc) = Option.map (fun name -> prefix ^ name ^ ".") name.txt

let rec structure order prefix items =
  let item each =
    match each.pstr_desc with
    | Pstr_type (recursive, own) ->
        { each with pstr_desc = Pstr_type (recursive, List.map (declaration order prefix) own) }
    | Pstr_module own -> { each with pstr_desc = Pstr_module (binding order prefix own) }
    | Pstr_recmodule own -> { each with pstr_desc = Pstr_recmodule (List.map (binding order prefix) own) }
    | _ -> each
  in
  List.map item items

and binding order prefix own =
  match inside prefix own.pmb_name with
  | Some prefix -> { own with pmb_expr = module_expression order prefix own.pmb_expr }
  | None -> own

and module_expression order prefix own =
  match own.pmod_desc with
  | Pmod_structure items -> { own with pmod_desc = Pmod_structure (structure order prefix items) }
  | Pmod_constraint (inner, declared) ->
      let inner = module_expression order prefix inner and declared = module_type order prefix declared in
      { own with pmod_desc = Pmod_constraint (inner, declared) }
  | _ -> own

and module_type order prefix own =
  match own.pmty_desc with
  | Pmty_signature items -> { own with pmty_desc = Pmty_signature (signature order prefix items) }
  | _ -> own

and signature order prefix items =
  let item each =
    match each.psig_desc with
    | Psig_type (recursive, own) ->
        { each with psig_desc = Psig_type (recursive, List.map (declaration order prefix) own) }
    | Psig_module own -> { each with psig_desc = Psig_module (declared order prefix own) }
    | Psig_recmodule own -> { each with psig_desc = Psig_recmodule (List.map (declared order prefix) own) }
    | _ -> each
  in
  List.map item items

and declared order prefix own =
  match inside prefix own.pmd_name with
  | Some prefix -> { own with pmd_type = module_type order prefix own.pmd_type }
  | None -> own
