type tree = Leaf | Node of { left : tree; value : int ref; right : tree }

let rec make d v = if d = 0 then Leaf else Node { left = make (d - 1) (v * 2); value = ref v; right = make (d - 1) (v * 2 + 1) }

let main () =
  let a = make 6 1 and b = make 6 1 in
  Printf.printf "%b %b\n" (a = b) (a == b);
  (match b with Node { right = Node n; _ } -> n.value := 0 | _ -> ());
  Printf.printf "%b %d\n" (a = b) (compare a b)
