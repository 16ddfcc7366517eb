let main () =
  let show = Printf.printf "%.10g " in
  List.iter show [ Float.cbrt 27.; Float.exp2 10.; Float.log2 8.; Float.erf 0.5; Float.erfc 0.5; acosh 2.; asinh 1.; atanh 0.5 ];
  Printf.printf "%g %g %g\n" (Float.pow 2. 0.5) (Float.abs (-3.)) (Float.neg 1.);
  Printf.printf "%b %b\n" (Float.min_max_num 1. nan = (1., 1.)) (Float.equal 1. 1.);
  Printf.printf "%g %g\n" Float.pi Float.max_float;
  Printf.printf "%d\n" (Float.hash 1.5)
