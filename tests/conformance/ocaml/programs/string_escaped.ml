let main () =
  print_endline (String.escaped "tab\t nl\n quote\" back\\ bell\007 high\200 del\127 ok");
  Printf.printf "%S %S\n" "a\"b\\" "\000\r\b";
  print_endline (Scanf.unescaped "a\\tb\\065\\x41");
  Printf.printf "%C %C %C %C\n" 'a' '\'' '\n' '\255';
  print_endline (Char.escaped '\\' ^ Char.escaped '\t' ^ Char.escaped '\001')
