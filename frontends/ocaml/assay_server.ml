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

let folders = List.map (function Text folder -> folder | _ -> raise (Bad "a folder is a string"))

let information out =
  Assay_text.list out "ok"
    [ (fun out -> Assay_text.list out "ocaml" [ (fun out -> Assay_text.string out Assay_compiler.version) ]);
      (fun out -> Assay_text.list out "standard_library" [ (fun out -> Assay_text.string out Assay_compiler.standard_library) ]) ]

let handle out = function
  | List [ Symbol "dump-file"; Text path; List (Symbol "include" :: includes) ] ->
      dump { name = unit_name_of path; source = File path; includes = folders includes } out
  | List [ Symbol "dump-text"; Symbol name; Text text ] -> dump { name; source = Text text; includes = [] } out
  | List [ Symbol "dump-stdlib"; Symbol name ] -> dump { name; source = Standard_library; includes = [] } out
  | List [ Symbol "information" ] -> information out
  | _ -> raise (Bad "unknown")

let respond request =
  let out = Buffer.create 65536 in
  (match handle out (Assay_request.read request) with
   | () -> ()
   | exception exn ->
       let words = match exn with Bad words -> "bad request: " ^ words | exn -> "the OCaml side failed: " ^ Printexc.to_string exn in
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
