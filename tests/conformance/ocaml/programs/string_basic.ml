let main () =
  let s = "Hello" ^ ", " ^ "World" in
  Printf.printf "%d %c %s\n" (String.length s) s.[4] (String.sub s 7 5);
  Printf.printf "%s %s\n" (String.uppercase_ascii s) (String.lowercase_ascii s);
  Printf.printf "%s %s\n" (String.capitalize_ascii "abc") (String.uncapitalize_ascii "ABC");
  Printf.printf "%s|%s|\n" (String.make 3 'x') (String.init 4 (fun i -> Char.chr (97 + i)));
  Printf.printf "[%s]\n" (String.trim " \t a b \n");
  Printf.printf "%s\n" (String.concat "-" [ "a"; ""; "b" ]);
  print_char s.[12]
