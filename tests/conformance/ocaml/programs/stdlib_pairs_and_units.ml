let swap (a, b) = (b, a)
let main () =
  let x, y = swap (1, "a") in
  Printf.printf "%s %d\n" x y;
  let (a, b), c = ((1, 2), 3) in
  Printf.printf "%d\n" (a + b + c);
  Printf.printf "%d %s\n" (fst (1, 2)) (snd (1, "s"));
  ignore (print_string "ignored ");
  let () = print_string "unit pattern " in
  Printf.printf "%b\n" (() = ());
  begin print_string "block"; print_newline () end
