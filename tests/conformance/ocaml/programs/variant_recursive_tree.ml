type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) as t -> if x < y then Node (insert x l, y, r) else if x > y then Node (l, y, insert x r) else t

let rec fold f acc = function Leaf -> acc | Node (l, x, r) -> fold f (f (fold f acc l) x) r
let rec depth = function Leaf -> 0 | Node (l, _, r) -> 1 + max (depth l) (depth r)

let main () =
  let t = List.fold_left (fun t x -> insert x t) Leaf [ 5; 2; 8; 1; 9; 3; 5 ] in
  Printf.printf "%s %d\n" (fold (fun s x -> s ^ string_of_int x ^ " ") "" t) (depth t);
  Printf.printf "%b\n" (insert 5 t = t)
