let say name value =
  print_string name;
  value

let main () =
  let show b = Printf.printf " %b\n" b in
  show (say "a" false && say "b" true);
  show (say "a" true && say "b" false);
  show (say "a" true || say "b" true);
  show (say "a" false || say "b" false);
  show ((say "a" false && say "b" false) || not (say "c" false))
