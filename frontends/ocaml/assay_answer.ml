(* Answers: (ok …), or (error DIAGNOSTIC…) for what went wrong, with its place. *)

(* A problem that was found before anything could be compiled. *)
exception Refused of Assay_compiler.problem

let string text = fun out -> Assay_text.string out text
let integer number = fun out -> Assay_text.integer out number

let diagnostic file line column message out =
  Assay_text.list out "diagnostic" [ string file; integer line; integer column; string message ]

let error out diagnostics = Assay_text.list out "error" diagnostics

(* Lines from 1, columns from 1 as in all diagnostics. *)
let problem ({ where; message } : Assay_compiler.problem) out =
  let start = where.Location.loc_start in
  let known = start.pos_lnum > 0 && start.pos_cnum >= 0 && not (Location.is_none where) in
  let line = if known then start.pos_lnum else 0 in
  let column = if known then start.pos_cnum - start.pos_bol + 1 else 0 in
  let file = if start.pos_fname = "_none_" then "" else start.pos_fname in
  diagnostic file line column message out
