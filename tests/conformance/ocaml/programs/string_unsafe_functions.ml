let main () =
  let s = "abcdef" in
  Printf.printf "%c %c\n" (String.unsafe_get s 2) (String.get s 0);
  let b = Bytes.create 4 in
  Bytes.unsafe_fill b 0 4 'q';
  Bytes.unsafe_set b 1 'r';
  Bytes.unsafe_blit_string s 3 b 2 2;
  print_endline (Bytes.unsafe_to_string b);
  let a = [| 1; 2; 3 |] in
  Array.unsafe_set a 0 (Array.unsafe_get a 2);
  Printf.printf "%d\n" a.(0)
