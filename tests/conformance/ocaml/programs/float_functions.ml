let main () =
  let show name f = Printf.printf "%s %.12g %.12g %.12g\n" name (f 0.5) (f 1.) (f 0.1) in
  List.iter (fun (n, f) -> show n f)
    [ ("exp", exp); ("log", log); ("log10", log10); ("sin", sin); ("cos", cos); ("tan", tan); ("asin", asin);
      ("acos", acos); ("atan", atan); ("sinh", sinh); ("cosh", cosh); ("tanh", tanh); ("expm1", expm1);
      ("log1p", log1p); ("sqrt", sqrt); ("abs", abs_float); ("neg", ( ~-. )) ];
  Printf.printf "%.12g %.12g %.12g\n" (atan2 1. 2.) (hypot 3. 4.) (copysign 2. (-0.))
