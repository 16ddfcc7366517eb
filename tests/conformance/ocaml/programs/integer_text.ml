let main () =
  let attempt s =
    match int_of_string s with n -> Printf.printf "%S %d\n" s n | exception Failure m -> Printf.printf "%S %s\n" s m
  in
  List.iter attempt
    [ "0"; "-0"; "12"; "-12"; "+5"; "0x1F"; "-0xff"; "0b11"; "0o17"; "1_000"; "_1"; ""; "-"; " 1"; "1 "; "1.0";
      "4611686018427387903"; "4611686018427387904"; "-4611686018427387904"; "-4611686018427387905";
      "0x7fffffffffffffff"; "0x8000000000000000"; "0u4611686018427387904"; "0u9223372036854775807"; "9a"; "0x" ];
  print_endline (string_of_int min_int)
