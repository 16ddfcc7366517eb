let main () =
  let b = Bytes.of_string "hello" in
  Bytes.set b 0 'J';
  Bytes.set b 4 (Bytes.get b 1);
  print_endline (Bytes.to_string b);
  let c = Bytes.copy b in
  Bytes.fill c 1 3 '*';
  Printf.printf "%s %s %b\n" (Bytes.to_string b) (Bytes.to_string c) (b = c);
  Printf.printf "%d %d\n" (Bytes.length Bytes.empty) (compare b c);
  Printf.printf "%s\n" (Bytes.sub_string b 1 3);
  Bytes.set b 5 'x'
