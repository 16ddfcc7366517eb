let rec loop n = try if n = 0 then raise Exit else loop (n - 1) with Exit when n = 3 -> n
let rec count n acc = match if n < 0 then raise Exit else n with 0 -> acc | n -> count (n - 1) (acc + 1) | exception Exit -> -1
let main () = Printf.printf "%d %d %d\n" (loop 10) (count 50000 0) (count (-1) 0)
