let main () =
  let l = [ ("a", 1); ("b", 2); ("a", 3) ] in
  Printf.printf "%d %b %b\n" (List.assoc "a" l) (List.mem_assoc "c" l) (List.assoc_opt "c" l = None);
  let r = List.remove_assoc "a" l in
  List.iter (fun (k, v) -> Printf.printf "%s%d " k v) r;
  let k, v = List.split l in
  Printf.printf "%s %d\n" (String.concat "" k) (List.fold_left ( + ) 0 v);
  List.iter (fun (a, b) -> Printf.printf "%d%c " a b) (List.combine [ 1; 2 ] [ 'x'; 'y' ]);
  ignore (List.combine [ 1 ] [])
