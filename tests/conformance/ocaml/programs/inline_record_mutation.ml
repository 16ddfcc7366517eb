type t = Cell of { mutable n : int; tag : string } | Empty

let bump = function Cell c -> c.n <- c.n + 1 | Empty -> ()
let copy = function Cell c -> Cell { c with tag = c.tag ^ "'" } | Empty -> Empty
let show = function Cell { n; tag } -> Printf.printf "%s%d " tag n | Empty -> print_string "- "

let main () =
  let a = Cell { n = 0; tag = "a" } in
  let b = copy a in
  bump a;
  bump a;
  bump b;
  List.iter show [ a; b; copy Empty ];
  Printf.printf "%b %b\n" (a = b) (a == a)
