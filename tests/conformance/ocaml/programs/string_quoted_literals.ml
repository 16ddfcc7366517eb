let main () =
  print_endline {|raw \n "text"|};
  print_endline {id|with |} inside|id};
  print_endline "continued \
                 here\
                \ and space";
  print_endline "\u{e9}\u{1F600} \o101 \x41 \065";
  Printf.printf "%d\n" (String.length "\u{1F600}")
