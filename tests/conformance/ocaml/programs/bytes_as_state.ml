let main () =
  let grid = Array.init 3 (fun _ -> Bytes.make 5 '.') in
  let plot (x, y) = Bytes.set grid.(y) x '#' in
  List.iter plot [ (0, 0); (1, 1); (2, 2); (3, 1); (4, 0) ];
  Array.iter (fun b -> print_endline (Bytes.to_string b)) grid;
  plot (5, 0)
