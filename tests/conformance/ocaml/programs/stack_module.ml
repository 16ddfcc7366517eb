let main () =
  let s = Stack.create () in
  List.iter (fun x -> Stack.push x s) [ 1; 2; 3 ];
  Printf.printf "%d %d %d\n" (Stack.top s) (Stack.pop s) (Stack.length s);
  Stack.iter (Printf.printf "%d ") s;
  let c = Stack.copy s in
  Stack.clear s;
  Printf.printf "%b %b %d\n" (Stack.is_empty s) (Stack.pop_opt s = None) (Stack.fold ( + ) 0 c);
  Seq.iter (Printf.printf "%d ") (Stack.to_seq c);
  Printf.printf "%b\n" (Stack.top_opt c = Some 2);
  ignore (Stack.pop s)
