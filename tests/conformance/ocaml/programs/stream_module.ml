let main () =
  let s = Stream.of_list [ 1; 2; 3; 4 ] in
  Printf.printf "%d %d\n" (Stream.next s) (Stream.count s);
  Printf.printf "%b\n" (Stream.peek s = Some 2);
  Stream.junk s;
  Stream.iter (Printf.printf "%d ") s;
  let t = Stream.from (fun n -> if n < 3 then Some (n * n) else None) in
  Printf.printf "%d\n" (List.length (Stream.npeek 10 t));
  ignore (Stream.next s)
