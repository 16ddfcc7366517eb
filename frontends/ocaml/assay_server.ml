(* The server: reads requests and writes answers, one packet each (a length of four bytes, big endian, then text), on
   file descriptors of their own. docs/exchange-form.md lists both.

   What always holds: every request gets exactly one answer, whatever it does; the server ends when the requests do. *)

open Assay_request

let unit_name_of path = String.capitalize_ascii Filename.(remove_extension (basename path))

let diagnostic file line column message out =
  Assay_text.list out "diagnostic"
    [ (fun out -> Assay_text.string out file); (fun out -> Assay_text.integer out line);
      (fun out -> Assay_text.integer out column); (fun out -> Assay_text.string out message) ]

let error_answer out parts = Assay_text.list out "error" parts

(* Lines from 1, columns from 1 as in all diagnostics. *)
let problem ({ where; message } : Assay_compiler.problem) out =
  let start = where.Location.loc_start in
  let known = start.pos_lnum > 0 && not (Location.is_none where) in
  let line = if known && start.pos_cnum >= 0 then start.pos_lnum else 0 in
  let column = if line > 0 then start.pos_cnum - start.pos_bol + 1 else 0 in
  let file = if start.pos_fname = "_none_" then "" else start.pos_fname in
  diagnostic file line column message out

let dump (request : Assay_compiler.unit_request) out =
  let write compiled =
    let dumped = Buffer.create 65536 in
    Assay_unit.write request compiled dumped;
    compiled.Assay_compiler.files_read, dumped
  in
  match Assay_compiler.with_compiled request write with
  | Ok (files_read, dumped) ->
      Buffer.add_string out "(ok ";
      Assay_text.list out "files_read" (List.map (fun file out -> Assay_text.string out file) files_read);
      Buffer.add_char out '\n';
      Buffer.add_buffer out dumped;
      Buffer.add_char out ')'
  | Error found -> error_answer out [ problem found ]

let plain name source = { Assay_compiler.name; source; appended = []; includes = []; uses = [] }

let texts = List.map (function Text text -> text | _ -> raise (Bad "a name that is no string"))

let with_option (request : Assay_compiler.unit_request) = function
  | List (Symbol "include" :: folders) -> { request with includes = texts folders }
  | List (Symbol "append" :: files) -> { request with appended = texts files }
  | List (Symbol "uses" :: units) ->
      let used = function List [ Symbol name; Text path ] -> name, path | _ -> raise (Bad "a unit that has no file") in
      { request with uses = List.map used units }
  | _ -> raise (Bad "an unknown option")

let information out =
  let fact head value out = Assay_text.list out head [ (fun out -> Assay_text.string out value) ] in
  Assay_text.list out "ok"
    [ fact "ocaml" Assay_compiler.version; fact "standard_library" Assay_compiler.standard_library ]

let handle out = function
  | List (Symbol "dump-file" :: Text path :: options) ->
      dump (List.fold_left with_option (plain (unit_name_of path) (File path)) options) out
  | List (Symbol "dump-text" :: Symbol name :: Text text :: options) ->
      dump (List.fold_left with_option (plain name (Text text)) options) out
  | List [ Symbol "dump-stdlib"; Symbol name ] -> dump (plain name Standard_library) out
  | List [ Symbol "information" ] -> information out
  | _ -> raise (Bad "unknown")

let respond request =
  let out = Buffer.create 65536 in
  (match handle out (Assay_request.read request) with
   | () -> ()
   | exception exn ->
       let words =
         match exn with Bad words -> "bad request: " ^ words | exn -> "the OCaml side failed: " ^ Printexc.to_string exn
       in
       Buffer.clear out;
       error_answer out [ diagnostic "" 0 0 words ]);
  Buffer.contents out

let serve requests answers =
  let rec loop () =
    match input_binary_int requests with
    | exception End_of_file -> ()
    | length ->
        let answer = respond (really_input_string requests (length land 0xFFFFFFFF)) in
        output_binary_int answers (String.length answer);
        output_string answers answer;
        flush answers;
        loop ()
  in
  loop ()
