type t = A of int * string | B of string * int | C of int | D

let number = function A (n, _) | B (_, n) | C n -> n | D -> -1
let both = function (A (n, s) | B (s, n)) as whole -> (n, s, whole = A (n, s)) | _ -> (0, "", false)

let main () =
  List.iter (fun t -> Printf.printf "%d " (number t)) [ A (1, "x"); B ("y", 2); C 3; D ];
  List.iter (fun t -> let n, s, w = both t in Printf.printf "%d%s%b " n s w) [ A (1, "x"); B ("y", 2); D ]
