let rotate n c =
  match c with
  | 'a' .. 'z' -> Char.chr (((Char.code c - 97 + n) mod 26) + 97)
  | 'A' .. 'Z' -> Char.chr (((Char.code c - 65 + n) mod 26) + 65)
  | c -> c

let main () =
  let s = String.map (rotate 13) "Hello, World!" in
  print_endline s;
  print_endline (String.map (rotate 13) s);
  print_char (Char.chr (-1))
