let main () =
  let x = 3 in
  let a = lazy x and b = lazy "constant" and c = lazy (x, x) in
  Printf.printf "%d %s %d\n" (Lazy.force a) (Lazy.force b) (fst (Lazy.force c));
  let f = lazy 1.5 in
  Printf.printf "%g\n" (Lazy.force f);
  let nested = lazy (lazy (print_string "inner "; 7)) in
  Printf.printf "%d\n" (Lazy.force (Lazy.force nested));
  Printf.printf "%b\n" (Lazy.force (lazy (lazy 1 == lazy 1)) || true)
