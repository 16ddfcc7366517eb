let add3 a b c = (100 * a) + (10 * b) + c

let main () =
  let one = add3 1 in
  let two = one 2 in
  Printf.printf "%d %d %d\n" (two 3) (one 5 6) (add3 7 8 9);
  let fs = List.map add3 [ 1; 2; 3 ] in
  List.iter (fun f -> Printf.printf "%d " (f 4 5)) fs
