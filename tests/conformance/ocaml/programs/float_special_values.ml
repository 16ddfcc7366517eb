(* Every function of floats on infinities, NaN, both zeros, subnormals, halves and the ends of the integers. *)
let specials =
  [ nan; infinity; neg_infinity; 0.; -0.; 1.; -1.; 0.5; -0.5; 1.5; -1.5; 2.5; -2.5; 0.49999999999999994;
    4503599627370497.; 9007199254740993.; max_float; -.max_float; min_float; epsilon_float; 4.9e-324; -4.9e-324;
    4611686018427387904.; -4611686018427387904.; 9223372036854775808.; -9223372036854775808.; 5e18; -5e18; 1e300; 3.7 ]

let text x = if Float.is_nan x then "nan" else Printf.sprintf "%h" x
let one name f = print_endline (name ^ ": " ^ String.concat " " (List.map (fun x -> text (f x)) specials))
let two name f = List.iter (fun y -> one (Printf.sprintf "%s _ %s" name (text y)) (fun x -> f x y)) specials
let whole name f = print_endline (name ^ ": " ^ String.concat " " (List.map (fun x -> string_of_int (f x)) specials))

let main () =
  List.iter (fun (name, f) -> one name f)
    [ "sqrt", sqrt; "floor", floor; "ceil", ceil; "trunc", Float.trunc; "round", Float.round; "abs", abs_float;
      "neg", (fun x -> -.x); "exp", exp; "expm1", expm1; "log", log; "log10", log10; "log1p", log1p; "sin", sin;
      "cos", cos; "tan", tan; "asin", asin; "acos", acos; "atan", atan; "sinh", sinh; "cosh", cosh; "tanh", tanh;
      "asinh", Float.asinh; "acosh", Float.acosh; "atanh", Float.atanh; "cbrt", Float.cbrt; "exp2", Float.exp2;
      "log2", Float.log2; "erf", Float.erf; "erfc", Float.erfc; "succ", Float.succ; "pred", Float.pred;
      "fraction", (fun x -> fst (modf x)); "whole", (fun x -> snd (modf x)); "frexp", (fun x -> fst (frexp x)) ];
  List.iter (fun (name, f) -> two name f)
    [ "mod_float", mod_float; "**", ( ** ); "atan2", atan2; "hypot", hypot; "copysign", copysign;
      "nextafter", Float.next_after; "min", min; "max", max; "Float.min", Float.min; "Float.max", Float.max;
      "min_num", Float.min_num; "max_num", Float.max_num; "fma", (fun x y -> Float.fma x y 1.) ];
  List.iter (fun (name, f) -> whole name f)
    [ "int_of_float", int_of_float; "compare", (fun x -> compare x 0.); "float compare", Float.compare (-0.);
      "frexp", (fun x -> if Float.is_integer (1. /. x) then 0 else snd (frexp x));
      "hash", Hashtbl.hash; "class", (fun x -> Obj.magic (classify_float x)); "int64", (fun x -> Hashtbl.hash (Int64.of_float x));
      "sign", (fun x -> if Float.sign_bit x then 1 else 0) ];
  List.iter (fun n -> one (Printf.sprintf "ldexp _ %d" n) (fun x -> ldexp x n)) [ 0; 1; -1; 1074; -1074; max_int; min_int ];
  print_endline (String.concat " " (List.map text (List.sort compare specials)));
  List.iter
    (fun (x, y) -> Printf.printf "%b %b %b %b %d %b\n" (x = y) (x < y) (x <= y) (x <> y) (compare x y) (x >= y))
    [ ([ nan ], [ nan ]); ([ 1.; nan ], [ 1.; 2. ]); ([ 0. ], [ -0. ]); ([ nan; 1. ], [ nan; 2. ]); ([], [ nan ]) ]
