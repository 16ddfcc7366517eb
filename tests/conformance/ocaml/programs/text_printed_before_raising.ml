let rec count n =
  Printf.printf "%d " n;
  if n = 0 then invalid_arg "zero" else count (n - 1)

let main () = count 4
