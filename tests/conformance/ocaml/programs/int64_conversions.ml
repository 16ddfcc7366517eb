let main () =
  let open Int64 in
  Printf.printf "%d %Ld\n" (to_int 0x7fff_ffff_ffff_ffffL) (of_int Stdlib.min_int);
  Printf.printf "%ld %Ld\n" (to_int32 0x1_8000_0001L) (of_int32 (-3l));
  Printf.printf "%nd %Ld\n" (to_nativeint (-1L)) (of_nativeint 5n);
  Printf.printf "%Ld %g %s\n" (of_float (-2.7)) (to_float max_int) (to_string min_int);
  List.iter
    (fun s -> match of_string s with n -> Printf.printf "%Ld\n" n | exception Failure m -> print_endline m)
    [ "9223372036854775807"; "9223372036854775808"; "-9223372036854775808"; "0xffffffffffffffff"; "0u18446744073709551615"; "1e3" ]
