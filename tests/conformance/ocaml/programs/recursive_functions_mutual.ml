let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)

let rec ackermann m n = if m = 0 then n + 1 else if n = 0 then ackermann (m - 1) 1 else ackermann (m - 1) (ackermann m (n - 1))

let main () =
  Printf.printf "%b %b %d\n" (even 1000) (odd 7) (ackermann 2 3);
  let rec f n = if n = 0 then [] else n :: g (n - 1) and g n = if n = 0 then [] else -n :: f (n - 1) in
  List.iter (Printf.printf "%d ") (f 6)
