let main () =
  let w = Weak.create 3 in
  let v = ref 5 in
  Weak.set w 0 (Some v);
  Printf.printf "%d %b %b\n" (Weak.length w) (Weak.check w 0) (Weak.check w 1);
  (match Weak.get w 0 with Some r -> Printf.printf "%d\n" !r | None -> ());
  Weak.set w 0 None;
  Printf.printf "%b %d\n" (Weak.get w 0 = None) !v;
  ignore (Weak.get w 3)
