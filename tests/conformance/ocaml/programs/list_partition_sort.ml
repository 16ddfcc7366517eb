let rec quick = function [] -> [] | p :: l -> let a, b = List.partition (fun x -> x < p) l in quick a @ (p :: quick b)
let rec merge a b = match (a, b) with [], l | l, [] -> l | x :: a', y :: b' -> if x <= y then x :: merge a' b else y :: merge a b'
let rec split = function [] -> ([], []) | [ x ] -> ([ x ], []) | x :: y :: l -> let a, b = split l in (x :: a, y :: b)
let rec msort = function ([] | [ _ ]) as l -> l | l -> let a, b = split l in merge (msort a) (msort b)
let main () =
  let l = [ 3; 1; 4; 1; 5; 9; 2; 6; 5; 3; 5 ] in
  List.iter (Printf.printf "%d ") (quick l);
  Printf.printf "%b\n" (quick l = msort l && msort l = List.sort compare l)
