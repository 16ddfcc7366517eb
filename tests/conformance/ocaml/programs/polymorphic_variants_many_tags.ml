let number = function
  | `Zero -> 0 | `One -> 1 | `Two -> 2 | `Three -> 3 | `Four -> 4 | `Five -> 5 | `Six x -> x | `Seven (x, y) -> x + y | `Eight [] -> 8 | `Eight (x :: _) -> x

let main () =
  List.iter (fun v -> Printf.printf "%d " (number v)) [ `Zero; `One; `Two; `Three; `Four; `Five; `Six 60; `Seven (3, 4); `Eight []; `Eight [ 88 ] ];
  List.iter (fun v -> Printf.printf "%d " (number v)) (List.sort compare [ `Two; `Zero; `One; `Three ])
