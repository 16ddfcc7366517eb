let main () =
  let open ListLabels in
  let l = map ~f:(fun x -> x * 3) [ 1; 2; 3 ] in
  iter ~f:(Printf.printf "%d ") l;
  Printf.printf "%d\n" (fold_left ~f:( + ) ~init:10 l);
  Printf.printf "%b %d\n" (mem 6 ~set:l) (find ~f:(fun x -> x > 3) l);
  iter ~f:(Printf.printf "%d ") (sort ~cmp:(fun a b -> Int.compare b a) l);
  let a, b = partition l ~f:(fun x -> x > 3) in
  Printf.printf "%d %d\n" (length a) (length b)
