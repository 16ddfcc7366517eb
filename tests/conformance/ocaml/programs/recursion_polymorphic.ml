type 'a nested = Flat of 'a | Nest of ('a * 'a) nested

let rec depth : 'a. 'a nested -> int = function Flat _ -> 0 | Nest n -> 1 + depth n
let rec sum : 'a. ('a -> int) -> 'a nested -> int = fun f -> function Flat x -> f x | Nest n -> sum (fun (a, b) -> f a + f b) n

let main () =
  let n = Nest (Nest (Flat ((1, 2), (3, 4)))) in
  Printf.printf "%d %d\n" (depth n) (sum Fun.id n)
