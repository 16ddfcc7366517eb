let f = function `Int n -> n | `Pair (a, b) -> a + b | `Nested (`Int n) -> n * 100 | _ -> -1
let widen x = (x : [ `A | `B ] :> [> `A | `B | `C ])

let main () =
  List.iter (fun x -> Printf.printf "%d " (f x)) [ `Int 1; `Pair (2, 3); `Nested (`Int 4); `Other ];
  (match widen `A with `A -> print_string "A" | `B -> print_string "B" | `C -> print_string "C");
  Printf.printf "%b\n" (List.mem `B [ `A; `B ])
