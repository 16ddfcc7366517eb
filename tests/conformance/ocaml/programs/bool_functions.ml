let main () =
  Printf.printf "%b %b %d\n" (Bool.not true) (Bool.equal true true) (Bool.compare false true);
  Printf.printf "%d %g %s\n" (Bool.to_int true) (Bool.to_float false) (Bool.to_string true);
  Printf.printf "%b %b\n" (Bool.( && ) true false) (Bool.( || ) true false);
  Printf.printf "%b %b %b\n" (true > false) (max true false) (compare true true = 0)
