let main () =
  let say n = Printf.printf "%d " n; n * 10 in
  let a = List.map say [ 1; 2; 3; 4 ] in
  let b = List.mapi (fun i x -> Printf.printf "%d:%d " i x; i + x) a in
  let c = List.rev_map say b in
  List.iter2 (fun x y -> Printf.printf "(%d,%d)" x y) b c;
  List.iter (Printf.printf "%d ") (List.map2 (fun x y -> print_char '.'; x - y) b c);
  List.iter (Printf.printf "%d ") (List.init 5 say)
