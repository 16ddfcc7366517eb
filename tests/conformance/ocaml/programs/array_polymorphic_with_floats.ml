let swap a i j =
  let t = a.(i) in
  a.(i) <- a.(j);
  a.(j) <- t

let last a = a.(Array.length a - 1)

let main () =
  let f = [| 1.5; 2.5 |] and s = [| "x"; "y" |] in
  swap f 0 1;
  swap s 0 1;
  Printf.printf "%g %g %s %s\n" f.(0) (last f) s.(0) (last s);
  let pair x = [| x; x |] in
  Printf.printf "%g %d %s\n" (pair 0.5).(1) (pair 3).(0) (pair "z").(1);
  Array.iter (Printf.printf "%g ") (Array.append f (Array.map float_of_int [| 1; 2 |]))
