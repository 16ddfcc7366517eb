let main () =
  let l = [ nan; 1.; neg_infinity; -0.; 0.; infinity ] in
  List.iter (Printf.printf "%g ") (List.sort compare l);
  Printf.printf "%b %b\n" (List.mem nan l) (List.mem 0. l);
  Printf.printf "%d %d\n" (compare (Some nan) (Some 1.)) (compare [| 0. |] [| -0. |]);
  Printf.printf "%g %g\n" (List.fold_left min infinity l) (List.fold_left Float.max 0. l);
  Printf.printf "%b %b\n" (nan <> nan) (not (nan = nan))
