let main () =
  let open Nativeint in
  let p = Printf.printf in
  p "%d %nd %nd\n" size (add max_int 1n) (mul 3n (-4n));
  p "%nd %nd %nd\n" (div 7n (-2n)) (rem 7n (-2n)) (shift_left 1n 63);
  p "%nx %nx\n" (lognot 0n) (shift_right_logical (-1n) 4);
  p "%d %nd %s\n" (to_int 5n) (of_int (-5)) (to_string 9n);
  p "%nd %ld %nd\n" (of_string "0x10") (to_int32 0x1_0000_0001n) (of_float 2.5);
  ignore (of_string "1_000x")
