let f a b c d e g h i j k l = [ a; b; c; d; e; g; h; i; j; k; l ]

let main () =
  List.iter (Printf.printf "%d ") (f 1 2 3 4 5 6 7 8 9 10 11);
  let p = f 1 2 3 4 in
  let q = p 5 6 7 8 in
  List.iter (Printf.printf "%d ") (q 9 10 11);
  List.iter (Printf.printf "%d ") (p 0 0 0 0 1 1 1)
