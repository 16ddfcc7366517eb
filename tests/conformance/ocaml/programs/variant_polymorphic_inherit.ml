type base = [ `A | `B of int ]
type full = [ base | `C of string ]

let handle_base : base -> string = function `A -> "a" | `B n -> "b" ^ string_of_int n
let handle : full -> string = function #base as b -> handle_base b | `C s -> "c" ^ s

let main () =
  List.iter (fun x -> print_string (handle x ^ " ")) [ `A; `B 3; `C "x" ];
  let l = ([ `A; `B 1 ] :> full list) in
  Printf.printf "%d\n" (List.length l)
