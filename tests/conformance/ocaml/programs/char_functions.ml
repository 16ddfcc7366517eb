let main () =
  Printf.printf "%d %c\n" (Char.code 'A') (Char.chr 98);
  Printf.printf "%c %c %c\n" (Char.uppercase_ascii 'x') (Char.lowercase_ascii 'X') (Char.uppercase_ascii '1');
  Printf.printf "%d %b\n" (Char.compare 'a' 'b') (Char.equal 'a' 'a');
  Printf.printf "%b %d\n" ('a' < 'b') (compare 'z' 'a');
  print_string (String.concat " " (List.map Char.escaped [ 'a'; '\n'; '\''; '"'; '\\'; '\r'; '\b'; '\127'; ' ' ]));
  ignore (Char.chr 256)
