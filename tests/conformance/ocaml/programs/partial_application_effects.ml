let f a = print_string "[a]"; fun b -> print_string "[b]"; a + b
let g a b = print_string "[g]"; a + b

let main () =
  let pf = f 1 and pg = g 1 in
  print_string "| ";
  Printf.printf "%d %d\n" (pf 2) (pg 2);
  let l = List.map f [ 1; 2 ] in
  print_string "| ";
  List.iter (fun h -> Printf.printf "%d " (h 10)) l;
  let h = List.fold_left (fun acc x -> fun y -> acc (x + y)) Fun.id [ 1; 2; 3 ] in
  Printf.printf "%d\n" (h 0)
