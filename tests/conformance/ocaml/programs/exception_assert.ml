let main () =
  assert (1 + 1 = 2);
  (try assert (List.length [ 1 ] = 2) with Assert_failure (file, line, column) -> Printf.printf "%s %d %d\n" file line column);
  let x = ref 0 in
  (try assert (incr x; false) with Assert_failure _ -> Printf.printf "%d\n" !x);
  assert false
