(* The compiler's own steps, from a source to Lambda and a signature. All that depends on how OCaml 4.13 is driven is
   here. For another version look at:
   - Local_store (since 4.12): the typer's state, swapped as a whole. Before, Env.reset_cache and Ident.reinit.
   - Typemod.type_implementation: returned a tuple before 4.13, takes Unit_info since 5.2.
   - Load_path.append_dir, init: an argument says which folders are hidden since 5.2.
   - Simplif.simplify_lambda: took the module's name before 4.09, does more since 4.14 (tail modulo cons).
   - types are abstract since 4.14 (Types.get_desc instead of Btype.repr and desc): assay_types.
   - constructors of Lambda and its primitives change with nearly every version: assay_lambda, assay_primitive. A
     missing case is an error of compilation there. *)

type source =
  | File of string
  | Text of string (* places name its file as its unit *)
  | Standard_library (* the unit's own source, installed beside the compiler *)

(* The interface of a unit, as a compiled one would have it. *)
type interface = Persistent_env.Persistent_signature.t

type unit_request = {
  name : string;
  source : source;
  appended : string list; (* files that belong to the unit and come after its own *)
  scope : Assay_scope.names option; (* what the unit that these were written for declares; none: it is this one *)
  includes : string list; (* folders of compiled interfaces *)
  uses : interface list; (* that it may name, besides those in the folders; a text names the first by its alias *)
  order : Assay_order.t; (* in which types are declared, where that is another one *)
}

type compiled = {
  files : string list; (* as places name them *)
  files_read : string list;
  code : Lambda.lambda;
  declared : Assay_scope.names; (* in its own file, if there are others *)
  structure : Typedtree.structure;
  signature : Types.signature;
  environment : Env.t; (* knows the signature *)
}

let plain name source = { name; source; appended = []; scope = None; includes = []; uses = []; order = [] }

let version = Sys.ocaml_version
let standard_library = Config.standard_library

(* What a unit leaves is garbage at once: a large young generation halves the time. *)
let set_up () =
  Gc.set { (Gc.get ()) with minor_heap_size = 1 lsl 20; space_overhead = 400 };
  Clflags.native_code := false;
  Clflags.dont_write_files := true;
  Clflags.error_size := 10000;
  Clflags.color := Some Misc.Color.Never;
  Misc.Color.setup !Clflags.color;
  Location.warning_reporter := (fun _ _ -> None);
  Location.alert_reporter := (fun _ _ -> None)

(* How the sources of the standard library are compiled by its own makefile. *)
let without_initial_environment = [ "Stdlib"; "CamlinternalFormatBasics"; "CamlinternalAtomic" ]

let set_options request =
  let of_library = request.source = Standard_library in
  Clflags.nopervasives := of_library && List.mem request.name without_initial_environment;
  Clflags.classic := of_library;
  Clflags.transparent_modules := of_library;
  Clflags.strict_sequence := false;
  Clflags.open_modules := [];
  Warnings.parse_options false "-a" |> ignore;
  Warnings.parse_options true "-a" |> ignore

let library_folder = lazy (Load_path.Dir.create standard_library)

let set_load_path request =
  Load_path.reset ();
  List.iter Load_path.add_dir request.includes;
  Load_path.append_dir (Lazy.force library_folder);
  Env.reset_cache ()

(* Stdlib__List's source is list.ml. *)
let library_source name =
  let prefix = "Stdlib__" in
  let length = String.length prefix in
  let short =
    if String.length name > length && String.sub name 0 length = prefix then
      String.sub name length (String.length name - length)
    else name
  in
  Filename.concat standard_library (String.uncapitalize_ascii short ^ ".ml")

let read_file path =
  let channel = open_in_bin path in
  Fun.protect ~finally:(fun () -> close_in channel) (fun () -> really_input_string channel (in_channel_length channel))

let parse_text parser file text =
  Location.input_name := file;
  let lexbuf = Lexing.from_string text in
  Location.init lexbuf file;
  Location.input_lexbuf := Some lexbuf;
  Lexer.init ();
  parser lexbuf

let parse_file file =
  Location.input_name := file;
  parse_text Parse.implementation file (read_file file)

(* `module List = List` in stdlib.ml stands for Stdlib__List; the library's makefile rewrites the text likewise. *)
let resolve_aliases structure =
  let open Parsetree in
  let resolve item =
    match item.pstr_desc with
    | Pstr_module
        ({ pmb_name = { txt = Some name; _ };
           pmb_expr = { pmod_desc = Pmod_ident ({ txt = Longident.Lident aliased; _ } as ident); _ } as aliased_module;
           _ } as binding)
      when name = aliased ->
        let ident = { ident with txt = Longident.Lident ("Stdlib__" ^ name) } in
        let pmb_expr = { aliased_module with pmod_desc = Pmod_ident ident } in
        { item with pstr_desc = Pstr_module { binding with pmb_expr } }
    | _ -> item
  in
  List.map resolve structure

(* The name of the first file, and what is in it; and what is in the others. *)
let parse request =
  let file, structure =
    match request.source with
    | File path -> path, parse_file path
    | Text text -> request.name, parse_text Parse.implementation request.name text
    | Standard_library ->
        let path = library_source request.name in
        path, if request.name = "Stdlib" then resolve_aliases (parse_file path) else parse_file path
  in
  let ordered = Assay_order.structure request.order "" in
  file, ordered structure, ordered (List.concat_map parse_file request.appended)

(* With an interface the unit is what that says, as it is for ocamlc; but here the interface need not be compiled. *)
let type_with_interface request file environment structure interface =
  let parsed = parse_text Parse.interface interface (read_file interface) in
  let declared = Typemod.type_interface environment (Assay_order.signature request.order "" parsed) in
  let signature = declared.Typedtree.sig_type in
  Location.input_name := file;
  Typecore.reset_delayed_checks ();
  Env.reset_required_globals ();
  let structure, inferred, _, _ = Typemod.type_structure environment structure in
  let coercion = Includemod.compunit environment ~mark:Includemod.Mark_positive file inferred interface signature in
  Typecore.force_delayed_checks ();
  { Typedtree.structure; coercion; signature }

(* No file is below another one: so no interface is found, and the signature is the inferred one. *)
let type_without_interface request file environment structure =
  Typemod.type_implementation (Filename.concat file "none") "" request.name environment structure

let refuse_twice kind ident loc =
  Location.raise_errorf ~loc "Multiple definition of the %s name %s." kind (Ident.name ident)

(* A value is hidden by one that comes later. Other things may be defined once only. *)
let without_hidden (signature : Types.signature) (later : Types.signature) =
  let open Types in
  let is_later is_it = List.exists is_it later in
  let same ident other = Ident.name ident = Ident.name other in
  let once kind ident (loc : Location.t) is_it = if is_later is_it then refuse_twice kind ident loc else true in
  let stays = function
    | Sig_value (ident, _, _) -> not (is_later (function Sig_value (other, _, _) -> same ident other | _ -> false))
    | Sig_type (ident, found, _, _) ->
        once "type" ident found.type_loc (function Sig_type (other, _, _, _) -> same ident other | _ -> false)
    | Sig_module (ident, _, found, _, _) ->
        once "module" ident found.md_loc (function Sig_module (other, _, _, _, _) -> same ident other | _ -> false)
    | Sig_modtype (ident, found, _) ->
        once "module type" ident found.mtd_loc (function Sig_modtype (other, _, _) -> same ident other | _ -> false)
    | Sig_class (ident, found, _, _) ->
        once "class" ident found.cty_loc (function Sig_class (other, _, _, _) -> same ident other | _ -> false)
    | Sig_class_type (ident, found, _, _) ->
        once "class type" ident found.clty_loc
          (function Sig_class_type (other, _, _, _) -> same ident other | _ -> false)
    | Sig_typext (ident, _, _, _) ->
        not (is_later (function Sig_typext (other, _, _, _) -> same ident other | _ -> false))
  in
  List.filter stays signature

(* The unit's own file and those behind it, which see it as Assay_scope says. *)
let type_with_appended request file standard structure appended =
  Location.input_name := file;
  Typecore.reset_delayed_checks ();
  Env.reset_required_globals ();
  let own, all, names, environment = Typemod.type_structure standard structure in
  let signature = Typemod.Signature_names.simplify environment names all in
  let scope =
    match request.scope with
    | Some reference -> Assay_scope.for_appended ~standard ~own:environment ~signature reference
    | None -> environment
  in
  let behind, all_behind, names, environment = Typemod.type_structure scope appended in
  let signature_behind = Typemod.Signature_names.simplify environment names all_behind in
  Typecore.force_delayed_checks ();
  let visible = without_hidden signature signature_behind @ signature_behind in
  let coercion =
    Includemod.compunit standard ~mark:Includemod.Mark_positive file (all @ all_behind) "(inferred signature)" visible
  in
  Typemod.check_nongen_schemes environment visible;
  let structure =
    { Typedtree.str_items = own.Typedtree.str_items @ behind.Typedtree.str_items; str_type = all @ all_behind;
      str_final_env = environment }
  in
  { Typedtree.structure; coercion; signature = visible }, Assay_scope.declared signature

let interface_file file = Filename.remove_extension file ^ ".mli"

let interface_beside request file =
  match request.source with
  | File _ when request.appended = [] && Sys.file_exists (interface_file file) -> Some (interface_file file)
  | File _ | Text _ | Standard_library -> None

let initial_environment request =
  let environment = Compmisc.initial_env () in
  match request.source, request.uses with
  | Text _, used :: _ -> Assay_alias.add used.cmi.Cmi_format.cmi_name environment
  | (Text _ | File _ | Standard_library), _ -> environment

(* And what the unit's own file declares, if there are others. *)
let type_unit request file structure appended =
  let environment = initial_environment request in
  let alone typed = typed, Assay_scope.none in
  match interface_beside request file, request.source with
  | Some interface, _ -> alone (type_with_interface request file environment structure interface)
  | None, Standard_library -> alone (Typemod.type_implementation file "" request.name environment structure)
  | None, File _ when request.appended <> [] -> type_with_appended request file environment structure appended
  | None, (File _ | Text _) -> alone (type_without_interface request file environment structure)

(* Events say where a call is; they come with debugging only. Simplification without it turns local references into
   variables. *)
let translate ~debug name (typed : Typedtree.implementation) =
  Clflags.debug := true;
  let program = Translmod.transl_implementation name (typed.structure, typed.coercion) in
  Clflags.debug := debug;
  Simplif.simplify_lambda program.Lambda.code

let prepare request =
  set_options request;
  set_load_path request;
  Env.set_unit_name request.name

(* Nothing in it refers to the state it was made in. *)
let interface_of name (signature : Types.signature) file : interface =
  Btype.cleanup_abbrev ();
  Subst.reset_for_saving ();
  let saved = Subst.signature Subst.Make_local (Subst.for_saving Subst.identity) signature in
  let saved : Types.signature = Marshal.from_string (Marshal.to_string saved []) 0 in
  { filename = file; cmi = { Cmi_format.cmi_name = name; cmi_sign = saved; cmi_crcs = []; cmi_flags = [] } }

let in_fresh_state action = Local_store.with_store (Local_store.fresh ()) action

let load_from_file = !Persistent_env.Persistent_signature.load

(* Interfaces of the standard library, read once: what is made of them is copied. *)
let library_interfaces : (string, Persistent_env.Persistent_signature.t) Hashtbl.t = Hashtbl.create 64

let load_interface ~unit_name =
  match Hashtbl.find_opt library_interfaces unit_name with
  | Some found when Load_path.find_uncap (unit_name ^ ".cmi") = found.filename -> Some found
  | Some _ | None ->
      let found = load_from_file ~unit_name in
      let keep (found : Persistent_env.Persistent_signature.t) =
        if Filename.dirname found.filename = standard_library then Hashtbl.replace library_interfaces unit_name found
      in
      Option.iter keep found;
      found

let with_uses request action =
  let is_named unit_name (interface : interface) = interface.cmi.Cmi_format.cmi_name = unit_name in
  let load ~unit_name =
    match List.find_opt (is_named unit_name) request.uses with
    | Some found -> Some found
    | None -> load_interface ~unit_name
  in
  Persistent_env.Persistent_signature.load := load;
  Fun.protect ~finally:(fun () -> Persistent_env.Persistent_signature.load := load_from_file) action

(* Compiled interfaces that were read from folders other than the standard library's. *)
let interfaces_read request =
  let is_used name = List.exists (fun (used : interface) -> used.cmi.Cmi_format.cmi_name = name) request.uses in
  let path (name, _) =
    match Load_path.find_uncap (name ^ ".cmi") with
    | path when Filename.dirname path <> standard_library && not (is_used name) -> Some path
    | _ | (exception Not_found) -> None
  in
  List.filter_map path (Env.imports ())

(* An interface that is not there yet counts, too. *)
let files_read request file =
  let own =
    match request.source with
    | Text _ -> []
    | File _ when request.appended = [] -> [ file; interface_file file ]
    | File _ | Standard_library -> [ file ]
  in
  own @ request.appended @ interfaces_read request

let compile_here ~debug request =
  prepare request;
  let file, structure, appended = parse request in
  let typed, declared = type_unit request file structure appended in
  let code = translate ~debug request.name typed in
  { files = file :: request.appended; files_read = files_read request file; code; declared;
    structure = typed.structure; signature = typed.signature;
    environment = Env.add_signature typed.signature typed.structure.Typedtree.str_final_env }

type problem = { where : Location.t; message : string }

let problem_of_report (report : Location.report) =
  let message (part : Location.msg) = Format.asprintf "%t" part.Location.txt in
  let words = List.map message (report.Location.main :: report.Location.sub) in
  { where = report.Location.main.Location.loc; message = String.concat "\n" words }

(* What OCaml says about an exception of its own. *)
let problem_of_exception request exn =
  let file = match request.source with File path -> path | Text _ | Standard_library -> request.name in
  let in_file message = { where = Location.in_file file; message } in
  match Location.error_of_exn exn with
  | Some (`Ok report) ->
      let problem = problem_of_report report in
      if Location.is_none problem.where then in_file problem.message else problem
  | Some `Already_displayed -> in_file "the compiler refused it without a word"
  | None -> in_file ("the OCaml side failed: " ^ Printexc.to_string exn)

(* What one unit leaves behind in the compiler is gone before the next; `continue` sees the state it needs, and so do
   the words of an error. *)
let with_result request action =
  let result () =
    match action () with result -> Ok result | exception exn -> Error (problem_of_exception request exn)
  in
  with_uses request (fun () -> in_fresh_state result)

(* With `debug`, as `ocamlc -g` compiles it. *)
let with_compiled ~debug request continue = with_result request (fun () -> continue (compile_here ~debug request))

let compile_interface request =
  with_result request (fun () ->
      prepare request;
      let file, structure, appended = parse request in
      let typed, _ = type_unit request file structure appended in
      interface_of request.name typed.Typedtree.signature file)
