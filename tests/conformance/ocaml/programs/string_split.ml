let main () =
  let show s = List.iter (Printf.printf "[%s]") (String.split_on_char ',' s); print_newline () in
  List.iter show [ "a,b,c"; ""; ","; "a,,b"; ",a,"; "no commas" ]
