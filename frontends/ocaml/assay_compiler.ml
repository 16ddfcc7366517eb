(* The compiler's own steps, from a source to Lambda and a signature. All that depends on how OCaml 4.13 is driven is
   here. For another version look at:
   - Local_store (since 4.12): the typer's state, swapped as a whole. Before, Env.reset_cache and Ident.reinit.
   - Typemod.type_implementation: returned a tuple before 4.13, takes Unit_info since 5.2.
   - Load_path.append_dir, init: an argument says which folders are hidden since 5.2.
   - Simplif.simplify_lambda: took the module's name before 4.09, does more since 4.14 (tail modulo cons).
   - types are abstract since 4.14 (Types.get_desc instead of Btype.repr and desc): assay_types.
   - constructors of Lambda and its primitives change with nearly every version: assay_lambda, assay_primitive. A missing
     case is an error of compilation there (-strict, warnings as errors). *)

type source =
  | File of string
  | Text of string (* the name that places give it is that of its unit *)
  | Standard_library (* the unit's own source, installed beside the compiler *)

type unit_request = { name : string; source : source; includes : string list }

type compiled = {
  file : string; (* as places name it *)
  files_read : string list;
  code : Lambda.lambda;
  signature : Types.signature;
  environment : Env.t; (* knows the signature *)
}

let version = Sys.ocaml_version
let standard_library = Config.standard_library

let set_up () =
  Clflags.native_code := false;
  Clflags.dont_write_files := true;
  Clflags.error_size := 10000;
  Clflags.color := Some Misc.Color.Never;
  Misc.Color.setup !Clflags.color;
  Location.warning_reporter := (fun _ _ -> None);
  Location.alert_reporter := (fun _ _ -> None);
  Sys.catch_break false

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

let parse file text =
  Location.input_name := file;
  let lexbuf = Lexing.from_string text in
  Location.init lexbuf file;
  Location.input_lexbuf := Some lexbuf;
  Lexer.init ();
  Parse.implementation lexbuf

(* `module List = List` in stdlib.ml stands for Stdlib__List; the library's makefile rewrites the text likewise. *)
let resolve_aliases structure =
  let open Parsetree in
  let resolve item =
    match item.pstr_desc with
    | Pstr_module ({ pmb_name = { txt = Some name; _ };
                     pmb_expr = { pmod_desc = Pmod_ident ({ txt = Longident.Lident aliased; _ } as ident); _ } as module_expression;
                     _ } as binding)
      when name = aliased ->
        let ident = { ident with txt = Longident.Lident ("Stdlib__" ^ name) } in
        { item with pstr_desc = Pstr_module { binding with pmb_expr = { module_expression with pmod_desc = Pmod_ident ident } } }
    | _ -> item
  in
  List.map resolve structure

let source_of request =
  match request.source with
  | File path -> path, read_file path
  | Text text -> request.name, text
  | Standard_library -> let path = library_source request.name in path, read_file path

(* An interface beside a file of the standard library is found compiled; elsewhere the signature is the inferred one. *)
let type_unit request file environment structure =
  let beside = if request.source = Standard_library then file else Filename.concat file "inferred" in
  Typemod.type_implementation beside "" request.name environment structure

(* Events say where a call is; they come with debugging only. Simplification without it turns local references into
   variables. *)
let translate name (typed : Typedtree.implementation) =
  Clflags.debug := true;
  let program = Translmod.transl_implementation name (typed.structure, typed.coercion) in
  Clflags.debug := false;
  Simplif.simplify_lambda program.Lambda.code

let compile_here request =
  set_options request;
  set_load_path request;
  Env.set_unit_name request.name;
  let file, text = source_of request in
  let structure = parse file text in
  let structure = if request.name = "Stdlib" && request.source = Standard_library then resolve_aliases structure else structure in
  let typed = type_unit request file (Compmisc.initial_env ()) structure in
  let code = translate request.name typed in
  let files_read = match request.source with Text _ -> [] | File _ | Standard_library -> [ file ] in
  { file; files_read; code; signature = typed.signature;
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
  | Some (`Ok report) -> problem_of_report report
  | Some `Already_displayed -> in_file "the compiler refused it without a word"
  | None -> in_file (match exn with Sys_error words -> words | exn -> "the OCaml side failed: " ^ Printexc.to_string exn)

(* What one unit leaves behind in the compiler is gone before the next; `continue` sees the state it needs, and so do the
   words of an error. *)
let with_compiled request continue =
  Local_store.with_store (Local_store.fresh ()) (fun () ->
      match continue (compile_here request) with
      | result -> Ok result
      | exception exn -> Error (problem_of_exception request exn))
