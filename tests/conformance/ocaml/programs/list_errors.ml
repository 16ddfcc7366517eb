let attempt name f = try f () |> ignore; Printf.printf "%s fine\n" name with e -> Printf.printf "%s %s\n" name (Printexc.to_string e)

let main () =
  attempt "hd" (fun () -> List.hd ([] : int list));
  attempt "tl" (fun () -> List.tl ([] : int list));
  attempt "nth" (fun () -> List.nth [ 1 ] 1);
  attempt "nth-" (fun () -> List.nth [ 1 ] (-1));
  attempt "init" (fun () -> List.init (-1) Fun.id);
  attempt "map2" (fun () -> List.map2 ( + ) [ 1 ] [ 1; 2 ]);
  attempt "iter2" (fun () -> List.iter2 (fun _ _ -> print_char '.') [ 1; 2 ] [ 1 ]);
  attempt "exists2" (fun () -> List.exists2 ( = ) [ 1; 2 ] [ 1 ]);
  attempt "for_all2" (fun () -> List.for_all2 ( = ) [ 1; 2 ] [ 1 ]);
  attempt "assq" (fun () -> List.assq 3 [ (1, 2) ])
