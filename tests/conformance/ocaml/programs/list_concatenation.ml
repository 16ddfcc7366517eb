let main () =
  let show l = print_endline (String.concat "," (List.map string_of_int l)) in
  show ([ 1 ] @ [] @ [ 2; 3 ]);
  show (List.concat [ [ 1 ]; []; [ 2; 3 ]; [ 4 ] ]);
  show (List.flatten [ [ 1; 2 ]; [ 3 ] ]);
  show (List.rev_append [ 1; 2; 3 ] [ 4 ]);
  show (List.concat_map (fun x -> [ x; x * x ]) [ 1; 2; 3 ]);
  show (List.filter_map (fun x -> if x > 1 then Some (-x) else None) [ 1; 2; 3 ]);
  show (List.cons 0 (List.tl [ 9; 1 ]));
  let l = [ 1; 2 ] in
  Printf.printf "%b %b\n" ([] @ l == l) (l @ [] == l)
