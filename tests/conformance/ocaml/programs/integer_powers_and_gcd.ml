let rec power b = function 0 -> 1 | n -> let h = power b (n / 2) in if n land 1 = 0 then h * h else h * h * b
let rec gcd a b = if b = 0 then abs a else gcd b (a mod b)
let rec egcd a b = if b = 0 then (a, 1, 0) else let g, x, y = egcd b (a mod b) in (g, y, x - (a / b * y))

let main () =
  List.iter (fun (b, n) -> Printf.printf "%d " (power b n)) [ (2, 10); (3, 40); (-2, 63); (10, 19); (7, 0) ];
  List.iter (fun (a, b) -> Printf.printf "%d " (gcd a b)) [ (12, 18); (-12, 18); (0, 5); (17, 0); (max_int, 3) ];
  let g, x, y = egcd 240 46 in
  Printf.printf "%d %d %d\n" g x y
