let main () =
  Random.init 42;
  for _ = 1 to 10 do Printf.printf "%d " (Random.int 1000) done;
  Printf.printf "%d %b %g\n" (Random.bits ()) (Random.bool ()) (Random.float 1.);
  Printf.printf "%ld %Ld %nd\n" (Random.int32 1000l) (Random.int64 1000000000000L) (Random.nativeint 99n);
  let s = Random.State.make [| 1; 2; 3 |] in
  Printf.printf "%d %d\n" (Random.State.int s 100) (Random.State.bits s);
  ignore (Random.int 0)
