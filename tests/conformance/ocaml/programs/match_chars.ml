let kind = function
  | 'a' .. 'z' | 'A' .. 'Z' | '_' -> "letter"
  | '0' .. '9' -> "digit"
  | ' ' | '\t' | '\n' -> "blank"
  | '\128' .. '\255' -> "high"
  | _ -> "other"

let main () = String.iter (fun c -> Printf.printf "%C %s\n" c (kind c)) "aZ_5 \t!\200\000{"
