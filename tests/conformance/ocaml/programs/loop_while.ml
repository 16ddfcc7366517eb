let main () =
  let n = ref 27 and steps = ref 0 in
  while !n <> 1 do
    n := if !n land 1 = 0 then !n / 2 else (3 * !n) + 1;
    incr steps
  done;
  Printf.printf "%d steps\n" !steps;
  let found = ref false and i = ref 0 in
  while not !found && !i < 100 do
    if !i * !i > 50 then found := true else incr i
  done;
  Printf.printf "%d %b\n" !i !found
