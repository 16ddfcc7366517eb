let main () =
  let m = Array.make_matrix 2 3 0 in
  m.(0).(1) <- 5;
  m.(1).(2) <- 7;
  Array.iter (fun r -> Array.iter (Printf.printf "%d ") r; print_newline ()) m;
  let shared = Array.make 2 (Array.make 2 0) in
  shared.(0).(0) <- 1;
  Printf.printf "%d %b\n" shared.(1).(0) (shared.(0) == shared.(1));
  let t = Array.init 3 (fun j -> Array.init 2 (fun i -> m.(i).(j))) in
  Printf.printf "%d %d\n" t.(1).(0) t.(2).(1)
