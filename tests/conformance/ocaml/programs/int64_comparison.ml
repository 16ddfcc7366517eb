let main () =
  let a = 5L and b = 7L in
  Printf.printf "%b %b %b %b %b %b\n" (a = b) (a <> b) (a < b) (a > b) (a <= b) (a >= b);
  Printf.printf "%d %d %b\n" (compare a b) (Int64.compare b a) (Int64.equal a 5L);
  Printf.printf "%Ld %Ld\n" (max a b) (min a b);
  let same x y = x = y in
  Printf.printf "%b %b\n" (same a 5L) (same [ a ] [ 6L ]);
  Printf.printf "%s\n" (match a with 5L -> "five" | 7L -> "seven" | _ -> "other");
  Printf.printf "%d\n" (compare (1L, "a") (1L, "b"))
