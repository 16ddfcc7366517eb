let main () =
  let s = List.to_seq [ 1; 2; 3; 4; 5 ] in
  let show s = Seq.iter (Printf.printf "%d ") s; print_newline () in
  show (Seq.filter (fun x -> x mod 2 = 1) s);
  show (Seq.filter_map (fun x -> if x > 3 then Some (x * x) else None) s);
  show (Seq.flat_map (fun x -> List.to_seq (List.init x (fun _ -> x))) (List.to_seq [ 1; 2; 3 ]));
  show (Seq.append s (Seq.return 9));
  show (Seq.cons 0 Seq.empty);
  show (Seq.concat (List.to_seq [ s; s ]));
  show (Seq.unfold (fun n -> if n > 100 then None else Some (n, n * 3)) 1);
  Printf.printf "%d\n" (Seq.fold_left ( * ) 1 s)
