let f a b c =
  match (a, b, c) with
  | true, _, 0 -> "t_0"
  | _, `X, 1 -> "_x1"
  | false, `Y, _ -> "fy_"
  | true, `Y, 2 -> "ty2"
  | _, _, n when n > 5 -> "big"
  | _ -> "rest"

let main () =
  List.iter (fun a -> List.iter (fun b -> List.iter (fun c -> print_string (f a b c ^ " ")) [ 0; 1; 2; 6 ]) [ `X; `Y ]) [ true; false ]
