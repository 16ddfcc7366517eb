(* assay_ocaml --serve: answers requests on descriptor 3 with answers on descriptor 4; docs/exchange-form.md lists both.
   assay_ocaml --dump FILE.ml, --dump-stdlib UNIT: prints a dump, for people. *)

open Assay_request

let dumped request =
  Assay_compiler.with_compiled ~debug:false request (fun compiled ->
      let out = Buffer.create 65536 in
      Assay_unit.write request compiled out;
      compiled.Assay_compiler.files_read, out)

let dump request options out =
  match dumped (Assay_unit_request.with_options request options) with
  | Ok (files_read, dump) ->
      let files = files_read @ Assay_unit_request.files_used options in
      Printf.bprintf out "(ok %t\n%t)"
        (fun out -> Assay_text.list out "files_read" (List.map Assay_answer.string files))
        (fun out -> Buffer.add_buffer out dump)
  | Error found -> Assay_answer.error out [ Assay_problem.diagnostic found ]

let information out =
  let fact head value out = Assay_text.list out head [ Assay_answer.string value ] in
  Assay_text.list out "ok"
    [ fact "ocaml" Assay_compiler.version; fact "standard_library" Assay_compiler.standard_library ]

let handle out = function
  | List (Symbol "dump-file" :: Text path :: options) ->
      dump (Assay_compiler.plain (Assay_unit_request.unit_name_of path) (File path)) options out
  | List (Symbol "dump-text" :: Symbol name :: Text text :: options) ->
      dump (Assay_compiler.plain name (Text text)) options out
  | List [ Symbol "dump-stdlib"; Symbol name ] -> dump (Assay_compiler.plain name Standard_library) [] out
  | List [ Symbol "information" ] -> information out
  | List (Symbol "open" :: Symbol name :: Text path :: options) -> Assay_programs.open_program name path options out
  | List [ Symbol "compile-call"; Symbol name; Text called; List arguments; List steps ] ->
      Assay_programs.compile_call name called arguments steps out
  | List [ Symbol "close"; Symbol name ] -> Assay_programs.close name out
  | _ -> raise (Bad "unknown")

let print_dump request =
  match dumped request with
  | Ok (_, dump) -> print_endline (Buffer.contents dump)
  | Error found ->
      let out = Buffer.create 256 in
      Assay_problem.diagnostic found out;
      prerr_endline (Buffer.contents out);
      exit 1

let () =
  Assay_compiler.set_up ();
  match Array.to_list Sys.argv with
  | [ _; "--serve" ] -> Assay_packets.serve handle
  | [ _; "--dump"; path ] -> print_dump (Assay_compiler.plain (Assay_unit_request.unit_name_of path) (File path))
  | [ _; "--dump-stdlib"; name ] -> print_dump (Assay_compiler.plain name Standard_library)
  | _ ->
      prerr_endline "usage: assay_ocaml --serve | --dump FILE.ml | --dump-stdlib UNIT";
      exit 2
