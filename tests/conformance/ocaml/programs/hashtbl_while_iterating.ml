let main () =
  let h = Hashtbl.create 16 in
  for i = 0 to 9 do Hashtbl.add h i (i * i) done;
  Hashtbl.iter (fun k _ -> if k mod 2 = 0 then Hashtbl.replace h k 0) h;
  Printf.printf "%d\n" (Hashtbl.fold (fun _ v a -> a + v) h 0);
  List.iter (fun k -> Hashtbl.remove h k) (Hashtbl.fold (fun k _ l -> if k > 4 then k :: l else l) h []);
  Printf.printf "%d\n" (Hashtbl.length h);
  Hashtbl.iter (Printf.printf "%d=%d ") h
