let classify n =
  match n with
  | 0 -> "zero"
  | n when n < 0 -> "negative"
  | 1 | 3 | 5 | 7 | 9 -> "small odd"
  | n when n mod 2 = 0 && n < 10 -> "small even"
  | n when n < 100 -> "medium"
  | _ -> "large"

let main () = List.iter (fun n -> Printf.printf "%d %s\n" n (classify n)) [ 0; -3; 3; 8; 11; 99; 100; 7 ]
