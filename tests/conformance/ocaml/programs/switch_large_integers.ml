let f = function
  | 0 -> "zero" | 1_000_000 -> "million" | -1 -> "minus one" | 4611686018427387903 -> "max" | -4611686018427387904 -> "min"
  | 17 -> "a" | 18 -> "b" | 19 -> "c" | 1000 -> "thousand" | _ -> "other"

let main () = List.iter (fun n -> print_string (f n ^ " ")) [ 0; 1_000_000; -1; max_int; min_int; 17; 18; 19; 20; 16; 1000; 999 ]
