let rec sum = function [] -> 0 | x :: t -> x + sum t
let rec build n = if n = 0 then [] else n :: build (n - 1)
let main () = Printf.printf "%d %d\n" (sum (build 20000)) (List.length (List.map succ (build 20000)))
