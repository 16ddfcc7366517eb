exception Dead

let rec change coins amount =
  if amount = 0 then []
  else
    match coins with
    | [] -> raise Dead
    | c :: rest -> if c > amount then change rest amount else try c :: change coins (amount - c) with Dead -> change rest amount

let main () =
  List.iter
    (fun n -> try print_endline (String.concat "+" (List.map string_of_int (change [ 5; 4; 3 ] n))) with Dead -> print_endline "none")
    [ 2; 6; 7; 11; 1; 13 ]
