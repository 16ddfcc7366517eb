(* Types of values and the declarations they lead to, as s-expressions.

   What always holds: equal names mean equal types within one dump. A type of the unit itself is named as its source
   names it (`t`, `M.t`); when a later type of that name hides it, with its stamp. A type of another unit starts with
   the unit's name. *)

open Types

type context = {
  unit_name : string;
  environment : Env.t;
  files : Assay_place.files;
  own : (string, Ident.t) Hashtbl.t; (* which identifier has its name for itself *)
  met : (string, unit) Hashtbl.t; (* declarations that were asked for *)
  mutable waiting : (string * Path.t) list;
  mutable hidden : Path.t list; (* those among them that only their own modules can make *)
}

let context_of ~unit_name ~environment ~files signature =
  let own = Hashtbl.create 16 in
  let claim ident = Hashtbl.replace own (Ident.name ident) ident in
  List.iter
    (function
      | Sig_type (ident, _, _, Exported) | Sig_module (ident, _, _, _, Exported) | Sig_class (ident, _, _, Exported) ->
          claim ident
      | _ -> ())
    signature;
  { unit_name; environment; files; own; met = Hashtbl.create 16; waiting = []; hidden = [] }

let name_of_ident context ident =
  let name = Ident.name ident in
  if Ident.global ident then name
  else begin
    if not (Hashtbl.mem context.own name) then Hashtbl.add context.own name ident;
    if Ident.same (Hashtbl.find context.own name) ident then name else Ident.unique_toplevel_name ident
  end

let rec name_of_path context = function
  | Path.Pident ident -> name_of_ident context ident
  | Path.Pdot (path, name) -> name_of_path context path ^ "." ^ name
  | Path.Papply (applied, argument) -> name_of_path context applied ^ "(" ^ name_of_path context argument ^ ")"

let normal context path =
  match Env.normalize_type_path None context.environment path with
  | path -> path
  | exception (Not_found | Env.Error _) -> path

(* The name of a type; its declaration will be written too. *)
let meet context path =
  let path = normal context path in
  let name = name_of_path context path in
  if not (Hashtbl.mem context.met name) then begin
    Hashtbl.add context.met name ();
    context.waiting <- (name, path) :: context.waiting
  end;
  name

(* Names of type variables, within one type or one declaration. *)
type variables = { names : (int, string) Hashtbl.t; mutable around : int list (* types that are being written *) }

let no_variables () = { names = Hashtbl.create 4; around = [] }

let name_of_variable variables id =
  match Hashtbl.find_opt variables.names id with
  | Some name -> name
  | None ->
      let count = Hashtbl.length variables.names in
      let letter = String.make 1 (Char.chr (Char.code 'a' + (count mod 26))) in
      let name = if count < 26 then letter else letter ^ string_of_int (count / 26) in
      Hashtbl.add variables.names id name;
      name

let symbol name = fun out -> Assay_text.symbol out name
let text = Assay_text.text

let label = function
  | Asttypes.Nolabel -> text "none"
  | Asttypes.Labelled name -> symbol ("lab:" ^ name)
  | Asttypes.Optional name -> symbol ("opt:" ^ name)

let as_text ty out =
  Assay_text.list out "other" [ (fun out -> Assay_text.string out (Format.asprintf "%a" Printtyp.type_expr ty)) ]

let rec type_expression context variables ty out =
  let ty = Btype.repr ty in
  let write head parts = Assay_text.list out head parts in
  if List.mem ty.id variables.around then as_text ty out
  else begin
    variables.around <- ty.id :: variables.around;
    let sub = type_expression context variables in
    (match ty.desc with
     | Tvar _ | Tunivar _ -> write "tvar" [ text (name_of_variable variables ty.id) ]
     | Tarrow (argument_label, argument, result, _) -> write "arrow" [ label argument_label; sub argument; sub result ]
     | Ttuple elements -> write "tuple" (List.map sub elements)
     | Tconstr (path, arguments, _) -> write "constr" (symbol (meet context path) :: List.map sub arguments)
     | Tvariant row -> polymorphic_variant context variables row out
     | Tobject _ -> write "object" []
     | Tpackage (path, constraints) ->
         let constrained (name, ty) out =
           Assay_text.group out [ symbol (String.concat "." (Longident.flatten name)); sub ty ]
         in
         write "package" (symbol (name_of_path context path) :: List.map constrained constraints)
     | Tpoly (ty, _) -> write "poly" [ sub ty ]
     | Tfield _ | Tnil | Tlink _ | Tsubst _ -> as_text ty out);
    variables.around <- List.tl variables.around
  end

and polymorphic_variant context variables row out =
  let row = Btype.row_repr row in
  let case (name, field) =
    let with_arguments arguments =
      let sub ty = type_expression context variables ty in
      Some (fun out ->
          Assay_text.group out
            (symbol name :: (fun out -> Assay_text.integer out (Btype.hash_variant name)) :: List.map sub arguments))
    in
    match Btype.row_field_repr field with
    | Rpresent None | Reither (true, _, _, _) -> with_arguments []
    | Rpresent (Some ty) -> with_arguments [ ty ]
    | Reither (false, types, _, _) -> with_arguments types
    | Rabsent -> None
  in
  let openness = if row.row_closed then "closed" else "open" in
  Assay_text.list out "polyvariant" (text openness :: List.filter_map case row.row_fields)

let mutability = function Asttypes.Mutable -> text "mut" | Asttypes.Immutable -> text "imm"

let field context variables (field : label_declaration) out =
  Assay_text.group out
    [ symbol (Ident.name field.ld_id); mutability field.ld_mutable; type_expression context variables field.ld_type ]

let optional write = function None -> text "none" | Some part -> write part

(* Constants and blocks are numbered apart, each from 0 in the order of their declaration. *)
let constructors context variables representation declarations =
  let constants = ref 0 and blocks = ref 0 in
  let count counter = let number = !counter in incr counter; number in
  let kind (constructor : constructor_declaration) =
    match constructor.cd_args, representation with
    | _, Variant_unboxed -> "unboxed", 0
    | Cstr_tuple [], Variant_regular -> "const", count constants
    | _, Variant_regular -> "block", count blocks
  in
  let arguments (constructor : constructor_declaration) out =
    match constructor.cd_args with
    | Cstr_tuple types -> Assay_text.list out "args" (List.map (type_expression context variables) types)
    | Cstr_record fields -> Assay_text.list out "inline" (List.map (field context variables) fields)
  in
  let write (constructor : constructor_declaration) =
    let kind, number = kind constructor in
    fun out ->
      Assay_text.group out
        [ symbol (Ident.name constructor.cd_id); text kind; (fun out -> Assay_text.integer out number);
          arguments constructor; optional (type_expression context variables) constructor.cd_res ]
  in
  List.map write declarations

let record_kind = function
  | Record_regular -> "regular"
  | Record_float -> "float"
  | Record_unboxed _ -> "unboxed"
  | Record_inlined _ | Record_extension _ -> "inlined"

let kind context variables declaration out =
  match declaration.type_kind with
  | Type_abstract -> Assay_text.list out "abstract" []
  | Type_open -> Assay_text.list out "open" []
  | Type_record (fields, representation) ->
      Assay_text.list out "record" (text (record_kind representation) :: List.map (field context variables) fields)
  | Type_variant (declarations, representation) ->
      Assay_text.list out "variant" (constructors context variables representation declarations)

let rec head_of_path = function
  | Path.Pident ident -> ident
  | Path.Pdot (path, _) | Path.Papply (path, _) -> head_of_path path

let unit_of_path context path =
  let head = head_of_path path in
  if Ident.is_predef head then "none" else if Ident.persistent head then Ident.name head else context.unit_name

let privacy = function Asttypes.Public -> text "public" | Asttypes.Private -> text "private"

let declaration context name path declaration out =
  let variables = no_variables () in
  let sub = type_expression context variables in
  let parameters out = Assay_text.group out (List.map sub declaration.type_params) in
  Assay_text.list out "type"
    [ symbol name; parameters; kind context variables declaration; optional sub declaration.type_manifest;
      privacy declaration.type_private; symbol (unit_of_path context path) ]

let rec is_applied = function
  | Path.Pident _ -> false
  | Path.Pdot (path, _) -> is_applied path
  | Path.Papply _ -> true

(* What a functor makes has a name that is no module's. *)
let is_hidden declaration =
  match declaration.type_kind, declaration.type_private, declaration.type_manifest with
  | _, Private, _ | Type_abstract, _, None -> true
  | Type_abstract, _, Some ty -> (match (Btype.repr ty).desc with Tconstr (path, _, _) -> is_applied path | _ -> false)
  | _ -> false

(* Every declaration that was met so far, and those that these lead to. A type that the environment does not know (its
   unit is not there) is left out. *)
let rec declarations context out =
  match context.waiting with
  | [] -> ()
  | (name, path) :: others ->
      context.waiting <- others;
      (match Env.find_type path context.environment with
       | found ->
           if is_hidden found then context.hidden <- path :: context.hidden;
           Buffer.add_string out "\n  ";
           declaration context name path found out
       | exception Not_found -> ());
      declarations context out

(* What occupies a field of the unit's block, as the compiler counts them. *)
let has_a_field = function
  | Sig_value (_, { val_kind = Val_prim _; _ }, _) -> false
  | Sig_value _ | Sig_typext _ | Sig_module (_, Mp_present, _, _, _) | Sig_class _ -> true
  | Sig_module (_, Mp_absent, _, _, _) | Sig_type _ | Sig_modtype _ | Sig_class_type _ -> false

(* Modules that the file itself writes down, and their items; what a functor makes is none. *)
let rec written (expression : Typedtree.module_expr) =
  match expression.mod_desc with
  | Tmod_structure structure -> Some structure
  | Tmod_constraint (inner, _, _, _) -> written inner
  | _ -> None

let written_module (structure : Typedtree.structure) name =
  let bound found (binding : Typedtree.module_binding) =
    match binding.mb_id with
    | Some ident when Ident.name ident = name -> written binding.mb_expr
    | Some _ | None -> found
  in
  let item found (item : Typedtree.structure_item) =
    match item.str_desc with
    | Tstr_module binding -> bound found binding
    | Tstr_recmodule bindings -> List.fold_left bound found bindings
    | _ -> found
  in
  List.fold_left item None structure.str_items

(* Where an item of the signature is: its path, and its position in the block of each module around, the outermost
   first. *)
type place = { path : Path.t; positions : int list }

(* Each item of the unit and of the modules in it. *)
let each_item context structure signature action =
  let rec all around positions structure signature =
    let path_of ident =
      match around with None -> Path.Pident ident | Some path -> Path.Pdot (path, Ident.name ident)
    in
    let one position item =
      let place ident = { path = path_of ident; positions = positions @ [ position ] } in
      (match item with
       | Sig_value (ident, _, Exported) | Sig_typext (ident, _, _, Exported) -> action (place ident) item
       | Sig_module (ident, Mp_present, declaration, _, Exported) ->
           (match Mtype.scrape context.environment declaration.md_type, written_module structure (Ident.name ident) with
            | Mty_signature inside, Some structure ->
                let { path; positions } = place ident in
                all (Some path) positions structure inside
            | _ -> ())
       | _ -> ());
      if has_a_field item then position + 1 else position
    in
    ignore (List.fold_left one 0 signature)
  in
  all None [] structure signature

let rec dotted = function
  | Path.Pident ident -> Ident.name ident
  | Path.Pdot (path, name) -> dotted path ^ "." ^ name
  | Path.Papply (applied, argument) -> dotted applied ^ "(" ^ dotted argument ^ ")"

(* What an item of a module says of types is to be read inside of it; what the environment says of its path is not. *)
let exports context structure signature out =
  let positions = function
    | [ position ] -> fun out -> Assay_text.integer out position
    | several -> fun out -> Assay_text.group out (List.map (fun each out -> Assay_text.integer out each) several)
  in
  let export place = function
    | Sig_value (_, { val_kind = Val_reg; _ }, _) ->
        let value = Env.find_value place.path context.environment in
        Buffer.add_string out "\n  ";
        Assay_text.group out
          [ symbol (dotted place.path); positions place.positions;
            (fun out -> Assay_place.location context.files out value.val_loc);
            type_expression context (no_variables ()) value.val_type ]
    | _ -> ()
  in
  each_item context structure signature export

(* Exceptions, named as they are when they are raised, with their positions and arguments. *)
let exceptions context structure signature out =
  let write name position (found : constructor_description) =
    let variables = no_variables () in
    let arguments out =
      match found.cstr_inlined with
      | Some { type_kind = Type_record (fields, _); _ } ->
          Assay_text.list out "inline" (List.map (field context variables) fields)
      | Some _ | None -> Assay_text.list out "args" (List.map (type_expression context variables) found.cstr_args)
    in
    Buffer.add_string out "\n  ";
    Assay_text.group out
      [ symbol (context.unit_name ^ "." ^ name); text "block"; (fun out -> Assay_text.integer out position);
        arguments; text "none" ]
  in
  let exception_of place = function
    | Sig_typext (_, { ext_type_path; _ }, _, _) when Path.same ext_type_path Predef.path_exn ->
        let name = Option.get (Longident.unflatten (String.split_on_char '.' (dotted place.path))) in
        (match Env.find_constructor_by_name name context.environment with
         | { cstr_tag = Cstr_extension _; _ } as found -> write (dotted place.path) (List.hd (List.rev place.positions)) found
         | _ | (exception Not_found) -> ())
    | _ -> ()
  in
  each_item context structure signature exception_of
