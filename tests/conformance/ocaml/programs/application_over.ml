let choose b = if b then fun x y -> x - y else fun x y -> y - x
let identity x = x

let main () =
  Printf.printf "%d %d\n" (choose true 10 3) (choose false 10 3);
  Printf.printf "%d\n" (identity identity identity choose true 4 9);
  let pick = choose true 1 in
  Printf.printf "%d %d\n" (pick 2) (pick 3)
