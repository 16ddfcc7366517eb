type particle = { mutable x : float; mutable v : float }

let main () =
  let ps = Array.init 4 (fun i -> { x = float i; v = float (i * i) /. 2. }) in
  for _ = 1 to 3 do Array.iter (fun p -> p.x <- p.x +. p.v; p.v <- p.v *. 0.5) ps done;
  Array.iter (fun p -> Printf.printf "%g/%g " p.x p.v) ps;
  let shared = Array.make 2 ps.(0) in
  shared.(0).x <- 99.;
  Printf.printf "%g\n" shared.(1).x
