let main () =
  let a = lazy (1 + 1) and b = lazy (1 + 1) in
  ignore (Lazy.force a, Lazy.force b);
  Printf.printf "%b\n" (Lazy.force a = Lazy.force b);
  let f = lazy (sqrt 2.) in
  Printf.printf "%.5f %b\n" (Lazy.force f) (Lazy.is_val f);
  let rec nat n = lazy (n :: Lazy.force (if n > 3 then lazy [] else nat (n + 1))) in
  List.iter (Printf.printf "%d ") (Lazy.force (nat 0));
  let once = lazy (print_string "once ") in
  List.iter Lazy.force [ once; once; once ]
