let say name value =
  print_string name;
  value

let main () =
  let a = say "a" 1 and b = say "b" 2 in
  let c = say "c" 3 in
  Printf.printf " %d\n" (a + b + c);
  ignore (say "s" "x" ^ say "t" "y");
  ignore (say "h" 1 :: say "t" [])
