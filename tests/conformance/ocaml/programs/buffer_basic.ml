let main () =
  let b = Buffer.create 1 in
  Buffer.add_string b "abc";
  Buffer.add_char b '-';
  Buffer.add_bytes b (Bytes.of_string "xyz");
  Buffer.add_substring b "hello" 1 3;
  Printf.bprintf b "%d|%s" 42 "z";
  Printf.printf "%s %d %c %s\n" (Buffer.contents b) (Buffer.length b) (Buffer.nth b 2) (Buffer.sub b 1 3);
  Buffer.truncate b 4;
  print_endline (Buffer.contents b);
  Buffer.clear b;
  Printf.printf "%d\n" (Buffer.length b);
  ignore (Buffer.nth b 0)
