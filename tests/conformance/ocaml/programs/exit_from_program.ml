let main () =
  print_string "before";
  exit 0
