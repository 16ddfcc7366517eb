let main () =
  let f = ref (fun (_ : int) -> 0) in
  (f := fun n -> if n <= 0 then 0 else n + !f (n - 2));
  Printf.printf "%d\n" (!f 10);
  let old = !f in
  (f := fun n -> old n + 1000);
  Printf.printf "%d\n" (!f 3)
