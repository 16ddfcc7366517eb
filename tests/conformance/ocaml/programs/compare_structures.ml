let main () =
  let p a b = Printf.printf "%d " (compare a b) in
  p (1, "b") (1, "a");
  p [ 1; 2; 3 ] [ 1; 2; 4 ];
  Printf.printf "%d " (compare (Some 1) None);
  Printf.printf "%d " (compare (Ok 1) (Error "x"));
  Printf.printf "%d " (compare [| 1; 2 |] [| 3 |]);
  Printf.printf "%d " (compare "abc" "abd");
  Printf.printf "%d " (compare (ref 1) (ref 2));
  Printf.printf "%d " (compare ((1, 2), 3) ((1, 2), 3));
  Printf.printf "%d " (compare (Bytes.of_string "b") (Bytes.of_string "abc"));
  Printf.printf "%d\n" (compare (1, nan) (1, 0.))
