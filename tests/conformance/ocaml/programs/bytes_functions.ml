let main () =
  let p b = print_endline (Bytes.to_string b) in
  p (Bytes.init 5 (fun i -> Char.chr (65 + i)));
  p (Bytes.extend (Bytes.of_string "abc") (-1) 0);
  p (Bytes.cat (Bytes.of_string "a") (Bytes.of_string "b"));
  p (Bytes.concat (Bytes.of_string ", ") [ Bytes.of_string "x"; Bytes.of_string "y" ]);
  p (Bytes.map Char.uppercase_ascii (Bytes.of_string "up"));
  p (Bytes.trim (Bytes.of_string "  t "));
  p (Bytes.escaped (Bytes.of_string "a\nb"));
  Printf.printf "%d %b\n" (Bytes.index (Bytes.of_string "abc") 'c') (Bytes.contains (Bytes.of_string "abc") 'd');
  Printf.printf "%b\n" (Bytes.unsafe_to_string (Bytes.of_string "s") = "s");
  p (Bytes.sub (Bytes.of_string "abc") 1 3)
