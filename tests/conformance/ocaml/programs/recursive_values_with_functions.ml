let main () =
  let rec f = fun n -> if n = 0 then fst pair else g (n - 1)
  and g = fun n -> if n = 0 then snd pair else f (n - 1)
  and pair = ("from f", "from g") in
  print_endline (f 4);
  print_endline (f 3);
  let rec l = lazy (List.length (Lazy.force m)) and m = lazy [ 1; 2; 3 ] in
  Printf.printf "%d\n" (Lazy.force l)
