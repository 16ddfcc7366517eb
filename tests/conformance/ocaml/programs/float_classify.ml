let name x =
  match classify_float x with
  | FP_normal -> "normal"
  | FP_subnormal -> "subnormal"
  | FP_zero -> "zero"
  | FP_infinite -> "infinite"
  | FP_nan -> "nan"

let main () =
  List.iter (fun x -> print_endline (name x)) [ 1.; 4.9e-324; 0.; -0.; infinity; neg_infinity; nan; min_float ];
  Printf.printf "%Lx %h\n" (Int64.bits_of_float 1.5) (Int64.float_of_bits 0x4000000000000000L)
