let main () =
  let edges = [| [ 1; 2 ]; [ 3 ]; [ 3; 4 ]; [ 5 ]; [ 5 ]; []; [ 0 ] |] in
  let distance = Array.make 7 (-1) in
  let q = Queue.create () in
  distance.(0) <- 0;
  Queue.push 0 q;
  while not (Queue.is_empty q) do
    let n = Queue.pop q in
    List.iter (fun m -> if distance.(m) < 0 then (distance.(m) <- distance.(n) + 1; Queue.push m q)) edges.(n)
  done;
  Array.iteri (Printf.printf "%d:%d ") distance
