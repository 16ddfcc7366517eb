let name = function 0. -> "zero" | 1.5 -> "one and a half" | x when x <> x -> "nan" | x when x < 0. -> "negative" | _ -> "other"
let main () = List.iter (fun x -> print_endline (name x)) [ 0.; -0.; 1.5; nan; -2.; 3. ]
