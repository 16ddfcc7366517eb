let f = function [||] -> "none" | [| x |] -> "one " ^ x | [| x; "b" |] -> x ^ " and b" | [| _; y |] -> y | a -> a.(2)

let main () =
  List.iter (fun a -> print_endline (f a)) [ [||]; [| "a" |]; [| "a"; "b" |]; [| "a"; "c" |]; [| "x"; "y"; "z"; "w" |] ]
