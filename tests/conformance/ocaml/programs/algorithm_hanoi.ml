let rec hanoi n a b c move = if n > 0 then (hanoi (n - 1) a c b move; move a c; hanoi (n - 1) b a c move)

let main () =
  hanoi 3 'a' 'b' 'c' (Printf.printf "%c%c ");
  let count = ref 0 in
  hanoi 8 1 2 3 (fun _ _ -> incr count);
  Printf.printf "%d\n" !count
