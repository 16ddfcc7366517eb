let main () =
  let b = Lexing.from_string "abc" in
  let p = Lexing.lexeme_start_p b in
  Printf.printf "%d %d %s\n" p.Lexing.pos_lnum p.Lexing.pos_cnum p.Lexing.pos_fname;
  Lexing.set_filename b "file.x";
  Printf.printf "%s\n" b.Lexing.lex_curr_p.Lexing.pos_fname
