let main () =
  Printf.printf "%d %d\n" (Fun.id 3) (Fun.const 4 "ignored");
  Printf.printf "%d\n" (Fun.flip ( - ) 1 10);
  Printf.printf "%b\n" (Fun.negate (fun x -> x > 3) 2);
  Printf.printf "%d\n" (List.fold_left (Fun.flip ( - )) 0 [ 1; 2; 3 ]);
  let compose f g x = f (g x) in
  Printf.printf "%d\n" ((compose succ (compose (( * ) 2) pred)) 5);
  Printf.printf "%d %d\n" (succ @@ ( * ) 2 @@ 5) (5 |> ( * ) 2 |> succ)
