let main () =
  let b = Bytes.of_string "0123456789" in
  Bytes.blit b 0 b 3 5;
  print_endline (Bytes.to_string b);
  let c = Bytes.of_string "0123456789" in
  Bytes.blit c 3 c 0 5;
  print_endline (Bytes.to_string c);
  Bytes.blit_string "xyz" 1 c 8 2;
  print_endline (Bytes.to_string c);
  Bytes.blit c 0 b 8 3
