type t = A of int | B of int | C of int | D of int | E of int | F of int | G of int | H of int | X | Y | Z

let f = function A n -> n | B n -> n * 2 | C n -> -n | D _ -> 4 | E n -> n + 5 | F 6 -> 66 | F n -> n | G n when n > 0 -> 7 | G _ | X -> 0 | H n -> n * n | Y -> 100 | Z -> 200
let main () = List.iter (fun x -> Printf.printf "%d " (f x)) [ A 1; B 2; C 3; D 9; E 5; F 6; F 7; G 1; G (-1); H 8; X; Y; Z ]
