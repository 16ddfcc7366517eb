type node = { name : string; next : node }

let main () =
  let rec a = { name = "a"; next = b } and b = { name = "b"; next = a } in
  Printf.printf "%s %s %s %b\n" a.name a.next.name a.next.next.name (a.next.next == a);
  let rec ones = 1 :: ones in
  Printf.printf "%d\n" (List.nth ones 50);
  let rec x = (1, fun () -> fst x + 1) in
  Printf.printf "%d\n" (snd x ())
