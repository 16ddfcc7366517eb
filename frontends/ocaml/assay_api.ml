(* The values of modules that hide types: a value of such a type can be made, and looked into, by these alone.

   Of what the standard library's own modules and functors offer, a few are enough to make any value, and to see what is
   in it; the others would only be further ways to the same. *)

open Types

let enough =
  [ "map.mli", [ "empty"; "add"; "bindings" ]; "set.mli", [ "empty"; "add"; "elements" ];
    "hashtbl.mli", [ "create"; "add"; "length" ]; "queue.mli", [ "create"; "push" ]; "stack.mli", [ "create"; "push" ];
    "buffer.mli", [ "create"; "add_string"; "contents" ]; "uchar.mli", [ "of_int" ] ]

type place = { unit_name : string; positions : int list; signature : signature }

let items_of (context : Assay_types.context) path =
  match Mtype.scrape context.environment (Env.find_module path context.environment).md_type with
  | Mty_signature items -> Some items
  | _ | (exception Not_found) -> None

(* The module of a name among these items, by its position. *)
let position_of is_it items =
  let rec from position = function
    | [] -> None
    | Sig_module (ident, Mp_present, _, _, Exported) :: _ when is_it ident -> Some position
    | item :: rest -> from (if Assay_types.has_a_field item then position + 1 else position) rest
  in
  from 0 items

(* Where a module is, if anything outside can name it. *)
let rec place_of (context : Assay_types.context) unit_signature path =
  let inside { unit_name; positions; signature } is_it =
    match position_of is_it signature, items_of context path with
    | Some position, Some signature -> Some { unit_name; positions = positions @ [ position ]; signature }
    | _ -> None
  in
  match path with
  | Path.Pident ident when Ident.persistent ident ->
      let whole signature = { unit_name = Ident.name ident; positions = []; signature } in
      Option.map whole (items_of context path)
  | Path.Pident ident ->
      inside { unit_name = context.unit_name; positions = []; signature = unit_signature } (Ident.same ident)
  | Path.Pdot (outer, name) ->
      Option.bind (place_of context unit_signature outer) (fun place ->
          inside place (fun ident -> Ident.name ident = name))
  | Path.Papply _ -> None

(* As the program's text would name it: `Hashtbl` unless that is a module of its own. Nothing: a later module hides it. *)
let text_of_module (context : Assay_types.context) path =
  let name = Assay_types.name_of_path context path in
  let prefix = "Stdlib__" in
  let length = String.length prefix in
  if String.contains name '/' then None
  else if String.length name > length && String.sub name 0 length = prefix then begin
    let plain = String.sub name length (String.length name - length) in
    let first = List.hd (String.split_on_char '.' plain) in
    Some (if Hashtbl.mem context.own first then "Stdlib." ^ plain else plain)
  end
  else Some name

let file_of (value : value_description) = Filename.basename value.val_loc.loc_start.pos_fname
let is_listed value = List.mem_assoc (file_of value) enough

let write_value (context : Assay_types.context) out place name position (value : value_description) =
  let integer number out = Assay_text.integer out number in
  Buffer.add_string out "\n  ";
  Assay_text.group out
    [ Assay_types.symbol name; Assay_types.symbol place.unit_name;
      (fun out -> Assay_text.group out (List.map integer (place.positions @ [ position ])));
      Assay_types.type_expression context (Assay_types.no_variables ()) value.val_type;
      Assay_types.text (if is_listed value then "library" else "own") ]

let write_values (context : Assay_types.context) out place ~name_of ~path_of ~is_enough =
  let one position item =
    (match item with
     | Sig_value (ident, { val_kind = Val_reg; _ }, Exported) ->
         (match Env.find_value (path_of ident) context.environment with
          | value when is_enough (Ident.name ident) value ->
              write_value context out place (name_of (Ident.name ident)) position value
          | _ | (exception Not_found) -> ())
     | _ -> ());
    if Assay_types.has_a_field item then position + 1 else position
  in
  ignore (List.fold_left one 0 place.signature)

(* Of the library, what is not listed is not offered: it may reach the world. *)
let is_enough ~of_library name (value : value_description) =
  match List.assoc_opt (file_of value) enough with
  | Some names -> List.mem name names
  | None -> not of_library

(* Those of the module that a type belongs to. *)
let write_module context signature out path =
  match place_of context signature path, text_of_module context path with
  | Some place, Some text ->
      let of_library = place.unit_name <> context.unit_name in
      write_values context out place
        ~name_of:(fun name -> text ^ "." ^ name)
        ~path_of:(fun ident -> Path.Pdot (path, Ident.name ident))
        ~is_enough:(is_enough ~of_library)
  | _ -> ()

let write_unit (context : Assay_types.context) signature out =
  write_values context out
    { unit_name = context.unit_name; positions = []; signature }
    ~name_of:Fun.id
    ~path_of:(fun ident -> Path.Pident ident)
    ~is_enough:(fun _ _ -> true)

(* All types that were met so far, and what these lead to, by their declarations and by what makes them. *)
let write context signature ~types ~api =
  let seen = Hashtbl.create 4 in
  let rec next () =
    Assay_types.declarations context types;
    match context.hidden with
    | [] -> ()
    | path :: others ->
        context.hidden <- others;
        let key = match path with Path.Pdot (around, _) -> Path.name around | _ -> "" in
        if not (Hashtbl.mem seen key) then begin
          Hashtbl.add seen key ();
          match path with
          | Path.Pdot (around, _) -> write_module context signature api around
          | Path.Pident ident when not (Ident.is_predef ident) -> write_unit context signature api
          | Path.Pident _ | Path.Papply _ -> ()
        end;
        next ()
  in
  next ()
