let main () =
  Printf.printf "%g %g %g %g\n" (1.5 +. 2.25) (1.5 -. 2.25) (1.5 *. 2.25) (1. /. 3.);
  Printf.printf "%h %h\n" (0.1 +. 0.2) (1e308 *. 10.);
  Printf.printf "%g %g\n" (1. /. 0.) (-1. /. 0.);
  Printf.printf "%g\n" (0. /. 0.);
  Printf.printf "%g %g\n" (2. ** 10.) (2. ** -1.);
  Printf.printf "%g %g %g\n" (mod_float 7. 3.) (mod_float (-7.) 3.) (Float.rem 5.5 2.);
  Printf.printf "%.17g\n" (sqrt 2.)
