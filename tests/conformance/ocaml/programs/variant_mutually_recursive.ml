type expression = Number of int | Sum of term list
and term = Positive of expression | Negative of expression

let rec value = function Number n -> n | Sum l -> List.fold_left (fun a t -> a + term t) 0 l
and term = function Positive e -> value e | Negative e -> -value e

let main () =
  let e = Sum [ Positive (Number 5); Negative (Sum [ Positive (Number 2); Negative (Number 9) ]) ] in
  Printf.printf "%d\n" (value e)
