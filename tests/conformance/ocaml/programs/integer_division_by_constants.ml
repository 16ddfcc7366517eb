let main () =
  List.iter
    (fun a ->
      Printf.printf "%d %d %d %d %d %d\n" (a / 2) (a / 4) (a mod 8) (a / -3) (a mod -16) (a / 1000000007))
    [ 0; 1; -1; 7; -7; 1023; -1025; max_int; min_int ]
