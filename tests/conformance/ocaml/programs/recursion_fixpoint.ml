type 'a fix = Fix of ('a fix -> 'a)

let unfix (Fix f) = f
let y f = let g x = f (fun a -> (unfix x) x a) in g (Fix g)
let main () =
  Printf.printf "%d %d\n" (y (fun self n -> if n = 0 then 1 else n * self (n - 1)) 10) (y (fun self n -> if n < 2 then n else self (n - 1) + self (n - 2)) 15)
