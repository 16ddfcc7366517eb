let main () =
  let open Int32 in
  let p = Printf.printf in
  p "%ld %ld %ld\n" (add max_int 1l) (sub min_int 1l) (mul 65536l 65536l);
  p "%ld %ld %ld %ld\n" (div (-7l) 2l) (rem (-7l) 2l) (div min_int (-1l)) (neg min_int);
  p "%ld %ld %ld\n" (shift_left 1l 31) (shift_right (-8l) 1) (shift_right_logical (-8l) 1);
  p "%ld %ld %ld %ld\n" (logand 12l 10l) (logor 12l 10l) (logxor 12l 10l) (lognot 0l);
  p "%d %ld %d\n" (to_int (-1l)) (of_int 0x1_0000_0005) (compare 1l 2l);
  p "%d %ld\n" (unsigned_compare 1l (-1l)) (unsigned_div (-1l) 2l);
  ignore (div 1l 0l)
