let main () =
  List.iter (fun x -> print_endline (string_of_float x))
    [ 0.; -0.; 1.; 1.5; 1e22; 1e-7; 0.1; 123456789.123; infinity; neg_infinity; nan; 1e100; 4.9e-324 ];
  List.iter
    (fun s ->
      match float_of_string s with x -> Printf.printf "%S %h\n" s x | exception Failure m -> Printf.printf "%S %s\n" s m)
    [ "1"; "1.5e3"; "0x1p4"; "0x1.8p-1"; "nan"; "inf"; "-infinity"; "1_0.5"; ""; "."; "1e"; "abc"; " 1"; "1e400"; "-0" ]
