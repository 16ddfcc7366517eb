let main () =
  let open Float.Array in
  let a = make 3 1.5 in
  set a 1 2.5;
  let b = map (fun x -> x *. 2.) a in
  Printf.printf "%d %g %g %g\n" (length b) (get b 0) (get b 1) (get b 2);
  Printf.printf "%g\n" (fold_left ( +. ) 0. b);
  let c = append a b in
  iter (Printf.printf "%g ") (sub c 2 3);
  sort compare c;
  Printf.printf "%s\n" (String.concat "," (List.map string_of_float (to_list c)));
  try ignore (get a 3) with Invalid_argument m -> print_endline m
