let x = 1
let f () = x
let x = 2

let main () =
  Printf.printf "%d %d\n" (f ()) x;
  let x = x + 10 in
  let g y = x + y in
  let x = 100 in
  Printf.printf "%d %d\n" (g 1) x;
  (let x = "inner" in print_endline x);
  let rec x n = if n = 0 then "rec" else x (n - 1) in
  print_endline (x 3)
