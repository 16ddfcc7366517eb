let main () =
  List.iter (fun x -> Printf.printf "%F %.3F\n" x x) [ 1.; 100000.; 1e15; 1e16; 1e-5; 0.1; 1. /. 3.; 12345678.9 ];
  Printf.printf "%#F %.10h %H\n" 1.5 0.1 255.
