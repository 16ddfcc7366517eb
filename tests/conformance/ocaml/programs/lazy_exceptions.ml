let main () =
  let n = ref 0 in
  let l = lazy (incr n; if !n > 0 then failwith "lazy"; 1) in
  let attempt () = try Printf.printf "%d\n" (Lazy.force l) with Failure m -> Printf.printf "%s %d\n" m !n in
  attempt ();
  attempt ();
  let rec self = lazy (1 + Lazy.force self) in
  print_int (Lazy.force self)
