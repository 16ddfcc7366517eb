exception Depth of int

let rec go n = if n = 0 then raise (Depth 0) else try go (n - 1) with Depth d when d < n - 5 -> raise (Depth (d + 1))
let rec down n = if n = 0 then raise Exit else 1 + down (n - 1)

let main () =
  (try go 20 with Depth d -> Printf.printf "%d\n" d);
  try ignore (down 10000) with Exit -> print_endline "out"
