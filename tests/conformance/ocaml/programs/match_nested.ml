let rec pairs = function
  | (a, Some (b :: _)) :: (((c, _) :: _) as rest) -> Printf.sprintf "%d-%d-%d;" a b c ^ pairs rest
  | (a, Some []) :: rest -> Printf.sprintf "%d empty;" a ^ pairs rest
  | (a, None) :: rest -> Printf.sprintf "%d none;" a ^ pairs rest
  | [ (a, Some [ b ]) ] -> Printf.sprintf "last %d %d" a b
  | [ (_, Some _) ] -> "last"
  | [] -> "end"

let main () =
  print_endline (pairs [ (1, Some [ 2; 3 ]); (4, Some []); (5, None); (6, Some [ 7 ]) ]);
  print_endline (pairs [ (1, Some [ 2; 3 ]) ]);
  print_endline (pairs [])
