(* Makes a program small that shows something:
       reduce FILE COMMAND
   takes pieces of its syntax tree away as long as `sh -c COMMAND` still ends with 0 for the file, which is overwritten: a
   definition, a case of a match, an expression for one of its parts or for a constant. *)

open Parsetree

let file = Sys.argv.(1)
let command = Sys.argv.(2)

let read () =
  let channel = open_in_bin file in
  let buffer = Lexing.from_channel channel in
  let structure = Parse.implementation buffer in
  close_in channel;
  structure

let write structure =
  let channel = open_out_bin file in
  let formatter = Format.formatter_of_out_channel channel in
  Pprintast.structure formatter structure;
  Format.pp_print_newline formatter ();
  close_out channel

let shows structure = write structure; Sys.command command = 0

(* The expressions right below one. *)
let parts expression =
  let found = ref [] in
  let iterator = { Ast_iterator.default_iterator with expr = (fun _ part -> found := part :: !found) } in
  Ast_iterator.default_iterator.expr iterator expression;
  List.rev !found

let constants =
  let parse text = Parse.expression (Lexing.from_string text) in
  List.map parse [ "()"; "0"; "[]"; "false"; "None"; "\"\"" ]

let is_constant expression =
  match expression.pexp_desc with
  | Pexp_constant _ | Pexp_construct (_, None) | Pexp_ident _ -> true
  | _ -> false

let without index items = List.filteri (fun i _ -> i <> index) items

(* What could be in place of an expression. *)
let instead expression =
  let fewer_cases rebuild cases =
    if List.length cases < 2 then [] else List.mapi (fun i _ -> rebuild (without i cases)) cases
  in
  let as_is desc = { expression with pexp_desc = desc } in
  let cases =
    match expression.pexp_desc with
    | Pexp_match (value, cases) -> fewer_cases (fun left -> as_is (Pexp_match (value, left))) cases
    | Pexp_try (value, cases) -> fewer_cases (fun left -> as_is (Pexp_try (value, left))) cases
    | Pexp_function cases -> fewer_cases (fun left -> as_is (Pexp_function left)) cases
    | _ -> []
  in
  if is_constant expression then [] else constants @ parts expression @ cases

(* All expressions, the outermost first, and a program with one of them replaced. *)
let count structure =
  let number = ref 0 in
  let expr iterator expression = incr number; Ast_iterator.default_iterator.expr iterator expression in
  let iterator = { Ast_iterator.default_iterator with expr } in
  iterator.structure iterator structure;
  !number

let at index structure change =
  let number = ref (-1) in
  let expr mapper expression =
    incr number;
    if !number = index then change expression else Ast_mapper.default_mapper.expr mapper expression
  in
  let mapper = { Ast_mapper.default_mapper with expr } in
  mapper.structure mapper structure

let candidates structure index =
  let found = ref [] in
  ignore (at index structure (fun expression -> found := instead expression; expression));
  List.map (fun part -> at index structure (fun _ -> part)) !found

let rec without_items structure index =
  if index < 0 then structure
  else
    let smaller = without index structure in
    without_items (if shows smaller then smaller else structure) (index - 1)

let rec smaller_expressions structure index =
  if index >= count structure then structure
  else
    match List.find_opt shows (candidates structure index) with
    | Some smaller -> smaller_expressions smaller index
    | None -> smaller_expressions structure (index + 1)

let rec reduce structure =
  let structure = without_items structure (List.length structure - 1) in
  let smaller = smaller_expressions structure 0 in
  if count smaller < count structure then reduce smaller else smaller

let () = write (reduce (read ()))
