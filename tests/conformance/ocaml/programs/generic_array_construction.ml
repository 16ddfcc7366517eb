let triple x y z = [| x; y; z |]
let rotate a = Array.init (Array.length a) (fun i -> a.((i + 1) mod Array.length a))
let sum zero add a = Array.fold_left add zero a

let main () =
  let f = triple 1.5 2.5 3.5 and i = triple 1 2 3 and s = triple "a" "b" "c" in
  Printf.printf "%g %d %s\n" (sum 0. ( +. ) (rotate f)) (rotate i).(2) (sum "" ( ^ ) (rotate s));
  let m = Array.make_matrix 2 2 0.5 in
  m.(1).(0) <- 4.;
  Printf.printf "%g %g\n" m.(0).(0) m.(1).(0);
  Printf.printf "%b\n" (triple nan 1. 2. = triple nan 1. 2.)
