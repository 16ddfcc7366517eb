let main () =
  let h = Hashtbl.create 3 in
  Hashtbl.replace h (Some 1, [ "a" ]) 1.;
  Hashtbl.replace h (None, []) 2.;
  Hashtbl.replace h (Some 1, [ "a" ]) 3.;
  Printf.printf "%g %g %d\n" (Hashtbl.find h (Some 1, [ "a" ])) (Hashtbl.find h (None, [])) (Hashtbl.length h);
  let f = Hashtbl.create 3 in
  Hashtbl.replace f 0. "zero";
  Printf.printf "%b %b\n" (Hashtbl.mem f (-0.)) (Hashtbl.mem f nan);
  Hashtbl.replace f nan "nan";
  Printf.printf "%b\n" (Hashtbl.mem f nan)
