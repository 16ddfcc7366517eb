(* What an appended file sees of the unit before it. The file was written for another unit, the reference, and its names
   mean here what they mean there: one that the reference declares is the unit's own; every other one is the standard
   environment's, whatever the unit declares. So a unit that declares `( <= )` or a module List changes nothing for a
   file that compares or uses lists.

   The environment is the unit's, with the standard names put before it again, and before these what the unit itself
   declares of the reference's names. Nothing is taken away: types that
   hide others are still known to the typer, which finds constructors and fields by the type that it expects. *)

open Types

(* Names by what they are names of. *)
type names = {
  values : string list;
  types : string list;
  constructors : string list; (* exceptions among them *)
  fields : string list;
  modules : string list;
  others : string list; (* module types, classes *)
}

let none = { values = []; types = []; constructors = []; fields = []; modules = []; others = [] }

let of_kind (declaration : type_declaration) =
  match declaration.type_kind with
  | Type_variant (constructors, _) ->
      { none with constructors = List.map (fun each -> Ident.name each.cd_id) constructors }
  | Type_record (fields, _) -> { none with fields = List.map (fun each -> Ident.name each.ld_id) fields }
  | Type_abstract | Type_open -> none

let of_item = function
  | Sig_value (ident, _, Exported) -> { none with values = [ Ident.name ident ] }
  | Sig_type (ident, declaration, _, Exported) -> { (of_kind declaration) with types = [ Ident.name ident ] }
  | Sig_typext (ident, _, _, Exported) -> { none with constructors = [ Ident.name ident ] }
  | Sig_module (ident, _, _, _, Exported) -> { none with modules = [ Ident.name ident ] }
  | Sig_modtype (ident, _, Exported) | Sig_class (ident, _, _, Exported) | Sig_class_type (ident, _, _, Exported) ->
      { none with others = [ Ident.name ident ] }
  | Sig_value _ | Sig_type _ | Sig_typext _ | Sig_module _ | Sig_modtype _ | Sig_class _ | Sig_class_type _ -> none

(* Applies one function to each kind of names of both. *)
let both combine a b =
  { values = combine a.values b.values; types = combine a.types b.types;
    constructors = combine a.constructors b.constructors; fields = combine a.fields b.fields;
    modules = combine a.modules b.modules; others = combine a.others b.others }

let declared signature = List.fold_left (fun all item -> both List.rev_append (of_item item) all) none signature

let is_none names = names = none

(* Those that the environment has. *)
let known environment names =
  let has find name = match find (Longident.Lident name) environment with _ -> true | exception Not_found -> false in
  { values = List.filter (has Env.find_value_by_name) names.values;
    types = List.filter (has Env.find_type_by_name) names.types;
    constructors = List.filter (has Env.find_constructor_by_name) names.constructors;
    fields = List.filter (has Env.find_label_by_name) names.fields;
    modules = List.filter (has Env.find_module_by_name) names.modules;
    others =
      List.filter
        (fun name ->
          has Env.find_modtype_by_name name || has Env.find_class_by_name name || has Env.find_cltype_by_name name)
        names.others }

let without names others = both (fun names others -> List.filter (fun name -> not (List.mem name others)) names) names others

(* The types and exceptions that are there without any library, and then the library. *)
let add_standard environment =
  let _, environment =
    Predef.build_initial_env (Env.add_type ~check:false) (Env.add_extension ~check:false ~rebind:false) environment
  in
  match Env.open_signature Override (Path.Pident (Ident.create_persistent "Stdlib")) environment with
  | Ok environment -> environment
  | Error _ -> failwith "the standard library can't be opened"

(* Units that modules of the same names hide: Stdlib itself is one. *)
let add_unit environment name =
  match Load_path.find_uncap (name ^ ".cmi") with
  | _ -> Env.add_persistent_structure (Ident.create_persistent name) environment
  | exception Not_found -> environment

(* `standard` is the environment that units start with, `own` the one behind the unit, whose signature is `signature`. *)
let for_appended ~standard ~own ~signature reference =
  let hiding = known standard (declared signature) in
  let environment = List.fold_left add_unit (add_standard own) (without hiding reference).modules in
  let is_wanted names = without names reference <> names && is_none (without (known standard names) reference) in
  let add environment item = if is_wanted (of_item item) then Env.add_item item environment else environment in
  List.fold_left add environment signature
