let main () =
  let rec a = 1 :: a in
  Printf.printf "%d %b\n" (compare a a) (a == List.tl a);
  let b = [| 1; 2 |] in
  Printf.printf "%b %b\n" (b = b) (compare b b = 0);
  Printf.printf "%d %d\n" (List.hd (List.tl (List.tl a))) (List.nth a 100)
