let main () =
  let a = [| 1.5; 2.5; 3.5 |] in
  a.(1) <- a.(0) +. a.(2);
  Array.iter (Printf.printf "%g ") a;
  let sum = Array.fold_left ( +. ) 0. a in
  Printf.printf "%g %d\n" sum (Array.length a);
  let b = Array.make 2 0.25 in
  b.(0) <- nan;
  Printf.printf "%g %g %b\n" b.(0) b.(1) (a = [| 1.5; 5.; 3.5 |])
