let ( << ) f g x = f (g x)
let ( >> ) f g x = g (f x)
let rec iterate n f = if n = 0 then Fun.id else f << iterate (n - 1) f
let curry f a b = f (a, b)
let uncurry f (a, b) = f a b

let main () =
  Printf.printf "%d %d\n" ((succ << ( * ) 2) 5) ((succ >> ( * ) 2) 5);
  Printf.printf "%d\n" (iterate 10 (( * ) 2) 1);
  Printf.printf "%d %d\n" (curry fst 1 2) (uncurry ( - ) (5, 3));
  Printf.printf "%d\n" (List.fold_left (fun f g -> f >> g) Fun.id [ succ; ( * ) 3; pred ] 4)
