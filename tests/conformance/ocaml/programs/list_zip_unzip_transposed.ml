let rec transpose = function [] | [] :: _ -> [] | rows -> List.map List.hd rows :: transpose (List.map List.tl rows)
let main () =
  List.iter (fun r -> List.iter (Printf.printf "%d ") r; print_newline ()) (transpose [ [ 1; 2; 3 ]; [ 4; 5; 6 ] ]);
  ignore (transpose [ [ 1; 2 ]; [ 3 ] ])
