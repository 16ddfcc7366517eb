let main () =
  List.iter
    (fun (a, b) -> Printf.printf "%d/%d=%d %d mod %d=%d\n" a b (a / b) a b (a mod b))
    [ (7, 2); (-7, 2); (7, -2); (-7, -2); (0, 5); (min_int, -1); (min_int, 2); (max_int, -3); (1, max_int) ];
  let attempt f = try string_of_int (f ()) with Division_by_zero -> "by zero" in
  print_endline (attempt (fun () -> 1 / (List.length [])));
  print_endline (attempt (fun () -> 1 mod (List.length [])))
