module rec Even : sig val test : int -> bool end = struct let test n = n = 0 || Odd.test (n - 1) end
and Odd : sig val test : int -> bool end = struct let test n = n <> 0 && Even.test (n - 1) end

module rec Tree : sig
  type t = Leaf of int | Node of Trees.t
  val compare : t -> t -> int
end = struct
  type t = Leaf of int | Node of Trees.t
  let compare a b = match (a, b) with Leaf x, Leaf y -> compare x y | Leaf _, Node _ -> -1 | Node _, Leaf _ -> 1 | Node x, Node y -> Trees.compare x y
end
and Trees : (Set.S with type elt = Tree.t) = Set.Make (Tree)

let main () =
  Printf.printf "%b %b\n" (Even.test 10) (Odd.test 10);
  let s = Trees.of_list [ Leaf 3; Leaf 1; Node (Trees.singleton (Leaf 2)); Leaf 3 ] in
  Printf.printf "%d\n" (Trees.cardinal s)
