let main () =
  let open Int64 in
  let p = Printf.printf in
  p "%Ld %Ld %Ld\n" (add max_int 1L) (sub min_int 1L) (mul max_int max_int);
  p "%Ld %Ld %Ld\n" (div (-7L) 2L) (rem (-7L) 2L) (div min_int (-1L));
  p "%Ld %Ld %Ld\n" (shift_left 1L 63) (shift_right min_int 62) (shift_right_logical min_int 62);
  p "%Ld %Ld %Ld %Ld\n" (logand 12L 10L) (logor 12L 10L) (logxor 12L 10L) (lognot 0L);
  p "%Ld %Ld %Ld\n" (succ 1L) (pred 1L) (abs (-5L));
  p "%Ld %Ld %d\n" (unsigned_div (-1L) 10L) (unsigned_rem (-1L) 10L) (unsigned_compare (-1L) 1L);
  ignore (rem 1L 0L)
