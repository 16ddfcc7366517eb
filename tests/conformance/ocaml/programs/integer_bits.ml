let main () =
  let a = 0b1100_1010 and b = 0x5F in
  Printf.printf "%d %d %d %d\n" (a land b) (a lor b) (a lxor b) (lnot a);
  Printf.printf "%d %d\n" (-1 land max_int) (min_int lor 1);
  let rec bits n = if n = 0 then 0 else 1 + bits (n land (n - 1)) in
  List.iter (fun n -> Printf.printf "%d " (bits n)) [ 0; 1; 255; -1; min_int; 0o777 ]
