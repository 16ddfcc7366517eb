let main () =
  List.iter
    (fun (a, b) ->
      Printf.printf "%d %d: %b %b %b %b %b %b %d\n" a b (a = b) (a <> b) (a < b) (a > b) (a <= b) (a >= b)
        (compare a b))
    [ (1, 2); (2, 1); (0, 0); (min_int, max_int); (max_int, min_int); (-1, 1) ];
  Printf.printf "%d %d\n" (max 3 5) (min 3 5)
