let rec group = function
  | [] -> []
  | x :: _ as l ->
    let rec span = function y :: t when y = x -> let a, b = span t in (y :: a, b) | rest -> ([], rest) in
    let same, rest = span l in
    same :: group rest

let rec windows n l = if List.length l < n then [] else List.filteri (fun i _ -> i < n) l :: windows n (List.tl l)

let main () =
  List.iter (fun g -> Printf.printf "%dx%d " (List.length g) (List.hd g)) (group [ 1; 1; 2; 3; 3; 3; 1 ]);
  List.iter (fun w -> Printf.printf "%d " (List.fold_left ( + ) 0 w)) (windows 3 [ 1; 2; 3; 4; 5 ])
