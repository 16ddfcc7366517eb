type vector = { mutable x : float; mutable y : float; z : float }

let main () =
  let v = { x = 1.; y = 2.; z = 3. } in
  v.x <- v.y +. v.z;
  let w = { v with y = 9. } in
  v.x <- 0.;
  Printf.printf "%g %g %g / %g %g %g\n" v.x v.y v.z w.x w.y w.z;
  Printf.printf "%b %d\n" (v = w) (compare v w)
