let main () =
  let s = List.to_seq [ 1; 2; 3 ] in
  Seq.iter (Printf.printf "%d ") (Seq.map (( * ) 2) s);
  let l = List.of_seq (Seq.filter (fun x -> x <> 2) s) in
  List.iteri (Printf.printf "%d:%d ") l;
  Printf.printf "%b\n" (List.of_seq Seq.empty = ([] : int list))
