type account = { owner : string; mutable balance : int; mutable log : string list }

let deposit a n =
  a.balance <- a.balance + n;
  a.log <- Printf.sprintf "+%d" n :: a.log

let main () =
  let a = { owner = "x"; balance = 0; log = [] } in
  let alias = a and copy = { a with owner = "y" } in
  deposit a 5;
  deposit alias 7;
  Printf.printf "%d %d %d %s\n" a.balance alias.balance copy.balance (String.concat " " a.log);
  Printf.printf "%b %b\n" (a == alias) (a = copy)
