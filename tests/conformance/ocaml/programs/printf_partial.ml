let main () =
  let p = Printf.sprintf "%d-%d-%d" in
  let q = p 1 in
  let r = q 2 in
  Printf.printf "%s %s %s\n" (r 3) (q 4 5) (p 6 7 8);
  List.iter2 (Printf.printf "%s=%d;") [ "a"; "b" ] [ 1; 2 ];
  let delayed = Printf.printf "\n%s then %s\n" "first" in
  print_string "before";
  delayed "second"
