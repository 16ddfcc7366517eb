let main () =
  print_char 'c';
  print_string "string";
  print_bytes (Bytes.of_string "bytes");
  print_int (-5);
  print_float 1.5;
  print_newline ();
  print_endline "line";
  output_string stdout "to stdout\n";
  output_char stdout '!';
  output_substring stdout "substring" 3 6;
  output stdout (Bytes.of_string "xyz") 1 1;
  output_bytes stdout (Bytes.of_string "\n");
  prerr_endline "not shown";
  flush stdout;
  output_substring stdout "abc" 2 5
