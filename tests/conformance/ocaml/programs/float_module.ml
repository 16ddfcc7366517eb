let main () =
  let p = Printf.printf in
  p "%b %b %b %b\n" (Float.is_nan nan) (Float.is_integer 3.) (Float.is_integer 3.5) (Float.is_finite infinity);
  p "%b %d %d\n" (Float.equal nan nan) (Float.compare nan 1.) (Float.compare 0. (-0.));
  p "%h %h %h\n" (Float.succ 1.) (Float.pred 1.) Float.epsilon;
  p "%g %g %g\n" (Float.min 1. nan) (Float.max (-0.) 0.) (Float.fma 2. 3. 4.);
  p "%d %s %g\n" (Float.to_int 3.9) (Float.to_string 2.) (Float.of_int 7);
  p "%b %b\n" (Float.sign_bit (-0.)) (Float.sign_bit 1.);
  p "%g %g\n" (Float.min_num 1. nan) (Float.max_num nan 2.);
  p "%h %h\n" max_float min_float
