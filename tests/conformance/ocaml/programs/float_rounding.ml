let main () =
  List.iter
    (fun x ->
      Printf.printf "%g: %g %g %g %g %d\n" x (floor x) (ceil x) (Float.round x) (Float.trunc x) (truncate x))
    [ 0.; 0.5; -0.5; 1.5; 2.5; -2.5; 1e15; -0.1; 3.999 ];
  let f, i = modf 3.75 in
  Printf.printf "%g %g\n" f i;
  let m, e = frexp 10. in
  Printf.printf "%g %d %g\n" m e (ldexp 0.625 4)
