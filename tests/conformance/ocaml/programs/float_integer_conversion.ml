let main () =
  List.iter (fun n -> Printf.printf "%.1f " (float_of_int n)) [ 0; 1; -1; max_int; min_int; 1 lsl 53 + 1 ];
  print_newline ();
  List.iter (fun x -> Printf.printf "%d " (int_of_float x)) [ 0.9; -0.9; 1e10; -1e10; 4.5 ];
  Printf.printf "%b\n" (float_of_int max_int = 4611686018427387904.)
