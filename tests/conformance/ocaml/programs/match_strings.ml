let number = function
  | "zero" -> 0 | "one" -> 1 | "two" -> 2 | "three" -> 3 | "" -> -1 | "a longer string than eight" -> 26 | _ -> -2

let main () =
  List.iter (fun s -> Printf.printf "%d " (number s))
    [ "zero"; "one"; "two"; "three"; ""; "a longer string than eight"; "a longer string than eighT"; "on"; "ones"; "one\000" ]
