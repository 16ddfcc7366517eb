type node = { name : string; mutable left : node option; mutable right : node option }

let link a b = a.right <- Some b; b.left <- Some a

let main () =
  let make name = { name; left = None; right = None } in
  let a = make "a" and b = make "b" and c = make "c" in
  link a b;
  link b c;
  let rec forward n = print_string n.name; Option.iter forward n.right in
  let rec back n = print_string n.name; Option.iter back n.left in
  forward a;
  back c;
  (match b.left, b.right with Some l, Some r -> link l r | _ -> ());
  forward a;
  Printf.printf "%b\n" (a.right == c.left)
