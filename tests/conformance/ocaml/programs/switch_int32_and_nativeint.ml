let f = function 1l -> "one" | 2l -> "two" | -1l -> "minus" | _ -> "other"
let g = function 0x7fffffffffffffffn -> "max" | 0n -> "zero" | _ -> "other"
let main () =
  List.iter (fun n -> print_string (f n ^ " ")) [ 1l; 2l; -1l; 3l ];
  List.iter (fun n -> print_string (g n ^ " ")) [ Nativeint.max_int; 0n; 1n ]
