let main () =
  let p = Printf.printf in
  p "[%s] [%10s] [%-10s] [%S] [%c] [%C]\n" "abc" "abc" "abc" "a\"b\n" 'x' '\n';
  p "[%5s] [%-5s]\n" "longer than" "longer than";
  p "[%*s] [%-*s]\n" 6 "ab" 6 "ab";
  p "%b %B %s%%\n" true false "100";
  p "%10S|%-10S|\n" "q" "r";
  p "%!%s\n" "flushed"
