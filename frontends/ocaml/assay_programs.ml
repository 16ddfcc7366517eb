(* Programs that calls are compiled for, and their code. *)

open Assay_request

type program = { compiled : Assay_bytecode.compiled; includes : string list }

let programs : (string, program) Hashtbl.t = Hashtbl.create 16

let code (compiled : Assay_bytecode.compiled) out =
  Assay_text.list out "ok" [ (fun out -> Assay_text.list out "code" [ Assay_code.write compiled.code ]) ]

let open_program name path options out =
  let all_lines = List [ Symbol "all-lines" ] in
  let keep_lines = List.mem all_lines options in
  let marked = function List [ Symbol "mark"; Integer line ] -> Some line | _ -> None in
  let mark = List.find_map marked options in
  let is_of_unit option = option <> all_lines && marked option = None in
  let request = Assay_compiler.plain (Assay_unit_request.unit_name_of path) (File path) in
  let request = Assay_unit_request.with_options request (List.filter is_of_unit options) in
  match Assay_bytecode.compile ~keep_lines ?mark request with
  | Ok compiled ->
      Hashtbl.replace programs name { compiled; includes = request.includes };
      code compiled out
  | Error problem -> Assay_problem.refuse problem

let step = function
  | List [ Symbol "field"; Integer index ] -> Assay_call.Field index
  | List (Symbol "apply" :: arguments) -> Assay_call.Apply (Assay_unit_request.texts arguments)
  | _ -> raise (Bad "an unknown step")

let compile_call name called arguments steps out =
  match Hashtbl.find_opt programs name with
  | None -> raise (Bad "a program that is not open")
  | Some { compiled; includes } ->
      (match
         Assay_call.compile compiled includes called (Assay_unit_request.texts arguments) (List.map step steps)
       with
       | Ok compiled -> code compiled out
       | Error problem -> Assay_problem.refuse problem)

let close name out =
  Hashtbl.remove programs name;
  Buffer.add_string out "(ok)"
