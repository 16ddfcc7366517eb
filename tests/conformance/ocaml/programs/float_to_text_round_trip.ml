let main () =
  List.iter (fun x -> let s = Printf.sprintf "%.17g" x in Printf.printf "%s %b %h\n" s (float_of_string s = x) x)
    [ 0.1; 1. /. 3.; 1e-300; 123456789012345680.; 2.2250738585072014e-308; 1.7976931348623157e308; 5e-324 ];
  Printf.printf "%s %s\n" (string_of_float 1e15) (string_of_float 123456789012.)
