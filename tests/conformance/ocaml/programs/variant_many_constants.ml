type day = Mon | Tue | Wed | Thu | Fri | Sat | Sun

let next = function Mon -> Tue | Tue -> Wed | Wed -> Thu | Thu -> Fri | Fri -> Sat | Sat -> Sun | Sun -> Mon
let weekend = function Sat | Sun -> true | Mon | Tue | Wed | Thu | Fri -> false
let name = function Mon -> "mon" | Tue -> "tue" | Wed -> "wed" | _ -> "later"

let main () =
  let rec go d n = if n > 0 then (Printf.printf "%s %b; " (name d) (weekend d); go (next d) (n - 1)) in
  go Wed 8;
  Printf.printf "%b %d\n" (Mon < Sun) (compare Fri Tue)
