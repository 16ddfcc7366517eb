let main () =
  List.iter
    (fun f -> Printf.printf "%s %s %b\n" (Filename.basename f) (Filename.dirname f) (Filename.is_relative f))
    [ "/a/b/c.ml"; "c.ml"; "/"; "a/"; "" ];
  print_endline (Filename.concat "a" "b.ml");
  print_endline (Filename.chop_suffix "x.ml" ".ml" ^ Filename.extension "y.tar.gz" ^ Filename.remove_extension "z.txt");
  print_endline (Filename.quote "it's");
  Printf.printf "%b\n" (Filename.check_suffix "a.ml" ".ml");
  print_endline (Filename.chop_extension "none")
