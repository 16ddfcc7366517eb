(* What the compiler finds wrong, as a diagnostic. *)

(* Lines from 1, columns from 1 as in all diagnostics. *)
let diagnostic ({ where; message } : Assay_compiler.problem) out =
  let start = where.Location.loc_start in
  let known = start.pos_lnum > 0 && start.pos_cnum >= 0 && not (Location.is_none where) in
  let line = if known then start.pos_lnum else 0 in
  let column = if known then start.pos_cnum - start.pos_bol + 1 else 0 in
  let file = if start.pos_fname = "_none_" then "" else start.pos_fname in
  Assay_answer.diagnostic file line column message out

let refuse problem = raise (Assay_answer.Refused (diagnostic problem))
