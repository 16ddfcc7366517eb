let memo = Hashtbl.create 16

let rec fib n =
  if n < 2 then n
  else
    match Hashtbl.find_opt memo n with
    | Some v -> v
    | None ->
      let v = fib (n - 1) + fib (n - 2) in
      Hashtbl.add memo n v;
      v

let main () = Printf.printf "%d %d %d\n" (fib 80) (fib 10) (Hashtbl.length memo)
