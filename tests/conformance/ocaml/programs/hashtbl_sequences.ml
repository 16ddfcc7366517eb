let main () =
  let h = Hashtbl.of_seq (List.to_seq [ (1, "a"); (2, "b"); (1, "c") ]) in
  Seq.iter (fun (k, v) -> Printf.printf "%d%s " k v) (Hashtbl.to_seq h);
  Hashtbl.add_seq h (List.to_seq [ (3, "d"); (3, "e") ]);
  Seq.iter print_string (Hashtbl.to_seq_values h);
  Hashtbl.replace_seq h (List.to_seq [ (3, "f") ]);
  List.iter print_string (Hashtbl.find_all h 3);
  Hashtbl.filter_map_inplace (fun k v -> if k = 1 then None else Some (v ^ v)) h;
  Printf.printf " %d\n" (Hashtbl.length h)
