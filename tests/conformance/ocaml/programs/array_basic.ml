let main () =
  let a = Array.make 3 0 in
  a.(0) <- 5;
  a.(2) <- a.(0) + 1;
  Printf.printf "%d %d %d %d\n" (Array.length a) a.(0) a.(1) a.(2);
  let b = a in
  b.(1) <- 9;
  let c = Array.copy a in
  c.(1) <- 0;
  Printf.printf "%d %d %b %b\n" a.(1) c.(1) (a == b) (a = c);
  Printf.printf "%d\n" (Array.length [||]);
  a.(3) <- 1
