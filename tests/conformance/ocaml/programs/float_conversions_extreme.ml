let main () =
  Printf.printf "%Ld %Ld\n" (Int64.of_float 9.2e18) (Int64.of_float (-9.2e18));
  Printf.printf "%d %d\n" (int_of_float 4.6e18) (int_of_float (-4.6e18));
  Printf.printf "%ld\n" (Int32.of_float 2147483647.5);
  Printf.printf "%.0f %.0f\n" (Int64.to_float Int64.max_int) (Int32.to_float Int32.min_int);
  Printf.printf "%h %h\n" (float max_int) (float (1 lsl 53 + 1))
