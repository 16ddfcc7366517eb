let main () =
  let s = String.of_seq (Seq.map Char.uppercase_ascii (String.to_seq "shout")) in
  print_endline s;
  Seq.iter (fun (i, c) -> Printf.printf "%d%c " i c) (String.to_seqi s);
  print_endline (String.of_seq (List.to_seq [ 'a'; 'b' ]))
