let main () =
  Printf.printf "%d %d %d\n" (compare [| 1; 2 |] [| 1; 3 |]) (compare [| 5 |] [| 1; 2 |]) (compare [||] [||]);
  Printf.printf "%b %b %b\n" ([| 1 |] = [| 1 |]) ([| [| 1 |] |] = [| [| 1 |] |]) ([| 9 |] < [| 1; 1 |]);
  Printf.printf "%d %b\n" (compare [| 1.; nan |] [| 1.; 2. |]) ([| nan |] = [| nan |]);
  Printf.printf "%b\n" ([||] == [||])
