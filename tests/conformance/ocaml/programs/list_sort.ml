let show l = print_endline (String.concat " " (List.map string_of_int l))

let main () =
  let l = [ 5; 3; 9; 1; 5; 7; 3; 8; 2; 0; -4 ] in
  show (List.sort compare l);
  show (List.sort (fun a b -> compare b a) l);
  show (List.sort_uniq compare l);
  let pairs = List.mapi (fun i x -> (x mod 3, i)) l in
  List.iter (fun (a, b) -> Printf.printf "%d.%d " a b) (List.stable_sort (fun (a, _) (b, _) -> compare a b) pairs);
  show (List.merge compare [ 1; 4; 6 ] [ 0; 4; 9 ]);
  show (List.fast_sort (fun a b -> a - b) [])
