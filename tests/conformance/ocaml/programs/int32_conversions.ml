let main () =
  let open Int32 in
  Printf.printf "%ld %g %s\n" (of_float 3.9) (to_float (-5l)) (to_string min_int);
  List.iter
    (fun s -> match of_string s with n -> Printf.printf "%ld\n" n | exception Failure m -> print_endline m)
    [ "12"; "-2147483648"; "2147483648"; "0xffffffff"; "0u4294967295"; "x"; "" ];
  Printf.printf "%lx %h\n" (bits_of_float 1.5) (float_of_bits 0x40490fdbl);
  Printf.printf "%b %b\n" (of_string_opt "q" = None) (equal 1l 1l);
  Printf.printf "%b\n" (unsigned_to_int (-1l) = Some 4294967295)
