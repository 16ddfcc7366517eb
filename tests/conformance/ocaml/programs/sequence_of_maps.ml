module M = Map.Make (Int)
let main () =
  let m = M.of_seq (List.to_seq [ (3, 'c'); (1, 'a'); (2, 'b') ]) in
  Seq.iter (fun (k, v) -> Printf.printf "%d%c " k v) (M.to_rev_seq m);
  let m = M.add_seq (List.to_seq [ (4, 'd'); (1, 'z') ]) m in
  print_endline (String.of_seq (Seq.map snd (M.to_seq m)));
  Printf.printf "%b\n" (M.find_opt 9 m = None);
  List.iter (fun (k, v) -> Printf.printf "%d%c " k v) (M.bindings (M.filter_map (fun k v -> if k > 2 then Some (Char.uppercase_ascii v) else None) m))
