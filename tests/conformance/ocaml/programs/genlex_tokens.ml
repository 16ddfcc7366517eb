let main () =
  let lexer = Genlex.make_lexer [ "+"; "("; ")"; "let" ] in
  let s = lexer (Stream.of_string "let x1 + (3 2.5 \"str\" 'c') (* comment *) end") in
  Stream.iter
    (function
      | Genlex.Kwd k -> Printf.printf "K%s " k
      | Ident i -> Printf.printf "I%s " i
      | Int n -> Printf.printf "N%d " n
      | Float f -> Printf.printf "F%g " f
      | String s -> Printf.printf "S%s " s
      | Char c -> Printf.printf "C%c " c)
    s
