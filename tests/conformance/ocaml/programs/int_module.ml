let main () =
  let open Int in
  Printf.printf "%d %d %d %d\n" (add 1 2) (sub 1 2) (mul 3 4) (div 7 2);
  Printf.printf "%d %d %d\n" (rem (-7) 2) (abs (-3)) (neg 5);
  Printf.printf "%d %d %d\n" (logand 12 10) (logor 12 10) (logxor 12 10);
  Printf.printf "%d %d %d %d\n" (shift_left 1 10) (shift_right (-8) 1) (shift_right_logical (-1) 60) (lognot 0);
  Printf.printf "%d %d %b %s\n" (compare 1 2) (min 3 4) (equal 1 1) (to_string min_int);
  Printf.printf "%g %d %d\n" (to_float 3) (of_float 3.9) (max_int - min_int)
