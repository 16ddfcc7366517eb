let main () =
  let q = Queue.create () in
  List.iter (fun x -> Queue.add x q) [ 1; 2; 3; 4 ];
  Printf.printf "%d %d %d\n" (Queue.peek q) (Queue.take q) (Queue.length q);
  Queue.iter (Printf.printf "%d ") q;
  let r = Queue.copy q in
  Queue.transfer q r;
  Printf.printf "%d %d\n" (Queue.length q) (Queue.length r);
  Printf.printf "%s\n" (Queue.fold (fun s x -> s ^ string_of_int x) "" r);
  Printf.printf "%b %b\n" (Queue.take_opt q = None) (Queue.peek_opt r = Some 2);
  Seq.iter (Printf.printf "%d ") (Queue.to_seq (Queue.of_seq (List.to_seq [ 7; 8 ])));
  ignore (Queue.pop q)
