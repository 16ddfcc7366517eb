let main () =
  let l n = List.init n Fun.id in
  Printf.printf "%b\n" (Hashtbl.hash (l 11) = Hashtbl.hash (l 12));
  Printf.printf "%d %d\n" (Hashtbl.hash (l 100)) (Hashtbl.hash_param 50 100 (l 100));
  Printf.printf "%d %d\n" (Hashtbl.seeded_hash 1 "x") (Hashtbl.seeded_hash 2 "x");
  Printf.printf "%d\n" (Hashtbl.seeded_hash_param 1 2 3 [ [ 1 ]; [ 2 ] ]);
  Printf.printf "%d\n" (Hashtbl.hash (List.map (fun x -> [ x; x ]) (l 20)))
