let main () =
  Printf.printf "%s %s\n" (min "b" "a") (max "b" "a");
  let a, b = min (1, "x") (1, "w") in
  Printf.printf "%d %s\n" a b;
  Printf.printf "%b %b\n" (min [] [ 1 ] = []) (max None (Some 0) = Some 0);
  let x = [ 1 ] and y = [ 1 ] in
  Printf.printf "%b %b\n" (min x y == x) (max x y == x)
