(* The parts of requests that say which unit is meant, and how it is compiled. *)

open Assay_request

let unit_name_of path = String.capitalize_ascii Filename.(remove_extension (basename path))

let texts = List.map (function Text text -> text | _ -> raise (Bad "a name that is no string"))

(* Each unit that may be named sees those before it. *)
let use (request : Assay_compiler.unit_request) = function
  | List [ Symbol name; Text path ] ->
      let used =
        { (Assay_compiler.plain name (File path)) with
          appended = request.appended; scope = request.scope; includes = request.includes; uses = request.uses;
          order = request.order }
      in
      (match Assay_compiler.compile_interface used with
       | Ok interface -> { request with uses = interface :: request.uses }
       | Error problem -> Assay_problem.refuse problem)
  | _ -> raise (Bad "a unit that has no file")

let declared = function
  | List (Text path :: names) -> path, texts names
  | _ -> raise (Bad "an order of nothing")

let scope = function
  | [ List values; List types; List constructors; List fields; List modules; List others ] ->
      { Assay_scope.values = texts values; types = texts types; constructors = texts constructors;
        fields = texts fields; modules = texts modules; others = texts others }
  | _ -> raise (Bad "a scope of other names")

let with_option (request : Assay_compiler.unit_request) = function
  | List (Symbol "include" :: folders) -> { request with includes = texts folders }
  | List (Symbol "append" :: files) -> { request with appended = texts files }
  | List (Symbol "scope" :: names) -> { request with scope = Some (scope names) }
  | List (Symbol "order" :: types) -> { request with order = List.map declared types }
  | List (Symbol "uses" :: units) -> List.fold_left use request units
  | _ -> raise (Bad "an unknown option")

let with_options request options = List.fold_left with_option request options

(* Files of units that may be named: what is compiled depends on them. *)
let files_used options =
  let file = function List [ Symbol _; Text path ] -> Some path | _ -> None in
  List.concat_map (function List (Symbol "uses" :: units) -> List.filter_map file units | _ -> []) options
