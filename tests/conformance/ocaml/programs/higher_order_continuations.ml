let rec factorial n k = if n = 0 then k 1 else factorial (n - 1) (fun r -> k (n * r))
let rec map l f k = match l with [] -> k [] | x :: t -> f x (fun y -> map t f (fun ys -> k (y :: ys)))

let main () =
  factorial 10 (Printf.printf "%d\n");
  map [ 1; 2; 3 ] (fun x k -> if x > 0 then k (x * x) else print_endline "stopped") (List.iter (Printf.printf "%d "));
  map [ 1; -2; 3 ] (fun x k -> if x > 0 then k (x * x) else print_endline "stopped") (List.iter (Printf.printf "%d "));
  Printf.printf "%d\n" (factorial 5 Fun.id)
