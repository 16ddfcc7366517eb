(* Answers: (ok …), or (error DIAGNOSTIC…) for what went wrong, with its place. *)

let string text = fun out -> Assay_text.string out text
let integer number = fun out -> Assay_text.integer out number

let diagnostic file line column message out =
  Assay_text.list out "diagnostic" [ string file; integer line; integer column; string message ]

let error out diagnostics = Assay_text.list out "error" diagnostics

(* Ends a request: a diagnostic is its answer. *)
exception Refused of (Buffer.t -> unit)
