let keyword = function
  | "and" | "as" | "assert" | "begin" | "class" | "constraint" | "do" | "done" | "downto" | "else" -> 1
  | "end" | "exception" | "external" | "false" | "for" | "fun" | "function" | "functor" -> 2
  | "exceptions" | "functions" | "externals!" | "assertassertassert" -> 3
  | s when String.length s = 1 -> 4
  | _ -> 0

let main () = List.iter (fun s -> Printf.printf "%d" (keyword s)) [ "and"; "done"; "end"; "exception"; "exceptions"; "function"; "functions"; "functor"; "assertassertassert"; "assertassertasser"; "x"; ""; "zzz"; "externals!" ]
