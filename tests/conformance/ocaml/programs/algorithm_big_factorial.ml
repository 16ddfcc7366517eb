let multiply digits k =
  let rec go carry = function
    | [] -> if carry = 0 then [] else (carry mod 10) :: go (carry / 10) []
    | d :: t -> let v = (d * k) + carry in (v mod 10) :: go (v / 10) t
  in
  go 0 digits

let main () =
  let digits = List.fold_left multiply [ 1 ] (List.init 30 succ) in
  List.iter print_int (List.rev digits)
