let show a = Array.iter (Printf.printf "%d ") a; print_newline ()

let main () =
  let a = Array.init 6 (fun i -> i * i) in
  show a;
  show (Array.map succ a);
  show (Array.mapi (fun i x -> i - x) a);
  show (Array.append a [| 7 |]);
  show (Array.concat [ [| 1 |]; [||]; [| 2; 3 |] ]);
  show (Array.sub a 2 3);
  Array.fill a 1 2 (-1);
  show a;
  Array.blit a 0 a 2 4;
  show a;
  show (Array.of_list [ 3; 1 ]);
  Printf.printf "%d %d\n" (Array.fold_left ( + ) 0 a) (Array.fold_right ( - ) a 0);
  Printf.printf "%b %b %b\n" (Array.exists (fun x -> x = 9) a) (Array.for_all (fun x -> x < 9) a) (Array.mem 0 a)
