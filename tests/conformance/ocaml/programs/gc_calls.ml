let main () =
  Gc.full_major ();
  Gc.compact ();
  Gc.minor ();
  let l = List.init 1000 Fun.id in
  Gc.major ();
  Printf.printf "%d\n" (List.length l)
