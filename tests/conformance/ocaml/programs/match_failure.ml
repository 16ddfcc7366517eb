let partial x = (match x with 1 -> "one" | 2 -> "two") [@warning "-8"]

let main () =
  print_endline (partial 1);
  (try print_endline (partial 3) with Match_failure (_, line, column) -> Printf.printf "%d %d\n" line column);
  let (Some y) = (if Sys.word_size = 64 then None else Some 1) [@@warning "-8"] in
  print_int y
