let main () =
  let a = Atomic.make 1 in
  Atomic.incr a;
  Printf.printf "%d %d\n" (Atomic.get a) (Atomic.fetch_and_add a 5);
  Printf.printf "%d %b %b\n" (Atomic.exchange a 100) (Atomic.compare_and_set a 100 1) (Atomic.compare_and_set a 100 2);
  Atomic.decr a;
  Atomic.set a (Atomic.get a - 10);
  Printf.printf "%d\n" (Atomic.get a)
