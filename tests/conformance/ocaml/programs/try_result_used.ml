let f x = 1 + (try if x then raise Not_found else 10 with Not_found -> 20) * 2
let g x = (try (fun y -> if x then raise Exit else y) with Exit -> fun y -> -y) 5
let main () =
  Printf.printf "%d %d\n" (f true) (f false);
  (try Printf.printf "%d\n" (g false) with Exit -> print_endline "escaped");
  try Printf.printf "%d\n" (g true) with Exit -> print_endline "escaped"
