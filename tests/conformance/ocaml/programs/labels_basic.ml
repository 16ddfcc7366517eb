let f ~x ~y z = (x * 100) + (y * 10) + z

let main () =
  Printf.printf "%d %d %d\n" (f ~x:1 ~y:2 3) (f ~y:2 ~x:1 3) (f 3 ~y:2 ~x:1);
  let g = f ~y:5 in
  Printf.printf "%d %d\n" (g ~x:1 2) (g 2 ~x:1);
  let h = f 9 in
  Printf.printf "%d\n" (h ~x:1 ~y:2);
  let x = 7 and y = 8 in
  Printf.printf "%d\n" (f ~x ~y 0);
  let apply k = k ~b:1 ~a:2 in
  Printf.printf "%d\n" (apply (fun ~b ~a -> a - b))
