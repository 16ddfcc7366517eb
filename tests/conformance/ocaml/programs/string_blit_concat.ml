let main () =
  let b = Bytes.make 6 '.' in
  String.blit "hello" 1 b 2 3;
  print_endline (Bytes.to_string b);
  print_endline (String.cat "a" "b");
  let rec repeat s n = if n = 0 then "" else s ^ repeat s (n - 1) in
  print_endline (repeat "ab" 5);
  String.blit "abc" 0 b 4 3
