let main () =
  Printf.printf "%d %d %d\n" (compare [ 1; 2 ] [ 1; 3 ]) (compare [ 1; 2 ] [ 1 ]) (compare [] [ 1 ]);
  Printf.printf "%d %d\n" (List.compare_lengths [ 1 ] [ 2; 3 ]) (List.compare_length_with [ 1; 2; 3 ] 2);
  Printf.printf "%b %d\n" (List.equal ( = ) [ 1 ] [ 1 ]) (List.compare compare [ 1; 5 ] [ 1; 4; 9 ]);
  Printf.printf "%b %b\n" ([ [ 1 ]; [] ] = [ [ 1 ]; [] ]) ([ 1; 2 ] < [ 2 ])
