let main () =
  Printf.printf "%d %d\n" (max_int + 1) (min_int - 1);
  Printf.printf "%d %d\n" (max_int * 2) (min_int * -1);
  Printf.printf "%d %d\n" (-min_int) (abs min_int);
  Printf.printf "%d\n" (max_int * max_int);
  Printf.printf "%d\n" (4611686018427387903 + 4611686018427387903);
  Printf.printf "%d %d\n" (succ max_int) (pred min_int);
  Printf.printf "%b %b\n" (max_int + 1 = min_int) (max_int + 1 < 0)
