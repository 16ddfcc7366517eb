module M = Map.Make (String)

let show m = M.iter (fun k v -> Printf.printf "%s=%d " k v) m; print_newline ()

let main () =
  let m = List.fold_left (fun m (k, v) -> M.add k v m) M.empty [ ("b", 2); ("a", 1); ("d", 4); ("c", 3); ("a", 9) ] in
  show m;
  show (M.remove "b" m);
  Printf.printf "%d %d %b %b\n" (M.cardinal m) (M.find "d" m) (M.mem "z" m) (M.is_empty M.empty);
  show (M.map (fun v -> v * 10) m);
  show (M.mapi (fun k v -> v + String.length k) m);
  show (M.filter (fun _ v -> v > 2) m);
  Printf.printf "%d\n" (M.fold (fun _ v a -> a + v) m 0);
  ignore (M.find "missing" m)
