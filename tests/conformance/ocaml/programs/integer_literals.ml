let main () =
  List.iter (Printf.printf "%d\n")
    [ 0x7fffffffffffffff; 0xFF; 0o17; 0b101; 1_000_000; -0; 0x4000000000000000 ];
  Printf.printf "%b\n" (0x7fffffffffffffff = -1)
