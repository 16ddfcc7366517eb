let main () =
  for _ = 1 to 5 do Printf.printf "%d " (Random.int 100) done;
  let s = Random.get_state () in
  let a = Random.bits () in
  Random.set_state s;
  Printf.printf "%b\n" (a = Random.bits ());
  Random.full_init [| 7; 8 |];
  Printf.printf "%d\n" (Random.full_int 1_000_000_000_000)
