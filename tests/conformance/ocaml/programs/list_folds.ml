let main () =
  let l = [ 1; 2; 3; 4 ] in
  Printf.printf "%d %d\n" (List.fold_left ( - ) 0 l) (List.fold_right ( - ) l 0);
  Printf.printf "%s %s\n" (List.fold_left (fun s n -> s ^ string_of_int n) "" l) (List.fold_right (fun n s -> s ^ string_of_int n) l "");
  Printf.printf "%d\n" (List.fold_left2 (fun a x y -> a + (x * y)) 0 l l);
  let acc, m = List.fold_left_map (fun a x -> (a + x, a * x)) 1 l in
  Printf.printf "%d %s\n" acc (String.concat "," (List.map string_of_int m));
  print_int (List.fold_right2 (fun x y a -> x + y + a) l [ 1 ] 0)
