type zero = Z
type 'n succ = S
type ('a, 'n) vector = Nil : ('a, zero) vector | Cons : 'a * ('a, 'n) vector -> ('a, 'n succ) vector

let head : type n. ('a, n succ) vector -> 'a = function Cons (x, _) -> x
let rec to_list : type n. ('a, n) vector -> 'a list = function Nil -> [] | Cons (x, v) -> x :: to_list v

let rec map2 : type n. ('a -> 'b -> 'c) -> ('a, n) vector -> ('b, n) vector -> ('c, n) vector =
 fun f a b -> match (a, b) with Nil, Nil -> Nil | Cons (x, a), Cons (y, b) -> Cons (f x y, map2 f a b)

let main () =
  let v = map2 ( * ) (Cons (2, Cons (3, Nil))) (Cons (5, Cons (7, Nil))) in
  Printf.printf "%d: " (head v);
  List.iter (Printf.printf "%d ") (to_list v)
