let show a = Array.iter (Printf.printf "%d ") a; print_newline ()

let main () =
  let a = [| 9; 3; 7; 1; 8; 2; 5; 3; 0; 6; 4 |] in
  let b = Array.copy a in
  Array.sort compare a;
  show a;
  Array.stable_sort (fun x y -> compare (x mod 3) (y mod 3)) b;
  show b;
  Array.fast_sort (fun x y -> compare y x) b;
  show b;
  let s = [| "pear"; "apple"; "fig" |] in
  Array.sort compare s;
  print_endline (String.concat " " (Array.to_list s))
