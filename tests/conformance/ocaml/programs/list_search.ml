let main () =
  let l = [ 4; 8; 15; 16; 23; 42 ] in
  Printf.printf "%d %b %b %b\n" (List.find (fun x -> x > 10) l) (List.mem 15 l) (List.exists (fun x -> x > 50) l) (List.for_all (fun x -> x > 0) l);
  Printf.printf "%b %b\n" (List.find_opt (fun x -> x > 50) l = None) (List.find_map (fun x -> if x > 15 then Some (x * 2) else None) l = Some 32);
  let p, q = List.partition (fun x -> x mod 2 = 0) l in
  Printf.printf "%d %d\n" (List.length p) (List.length q);
  Printf.printf "%d %d\n" (List.length (List.filter (fun x -> x > 15) l)) (List.length (List.filteri (fun i _ -> i < 2) l));
  Printf.printf "%b %b\n" (List.memq 15 l) (List.memq [ 1 ] [ [ 1 ] ]);
  ignore (List.find (fun x -> x = 5) l)
