type id = { number : int } [@@unboxed]
type label = Label of string [@@unboxed]

let main () =
  let a = { number = 4 } and b = { number = 5 } in
  Printf.printf "%d %b\n" (a.number + b.number) (a < b);
  let (Label l) = Label "text" in
  print_endline l;
  Printf.printf "%b\n" (compare (Label "a") (Label "b") < 0)
