let main () =
  Printf.printf "%d %d %d\n" (3 + 4 * 2) ((3 + 4) * 2) (10 - 3 - 2);
  Printf.printf "%d %d\n" (2 * 3 mod 4) (-7 / 2);
  Printf.printf "%b %b\n" (not (1 > 2) && 3 >= 3) (1 < 2 || failwith "never");
  Printf.printf "%s\n" ("a" ^ "b" ^ "c");
  Printf.printf "%g %g\n" (2. ** 3. ** 2.) (-2. ** 2.);
  Printf.printf "%d %d\n" (1 lsl 2 lsl 3) (256 lsr 2 lsr 1);
  let ( +! ) a b = (a * 10) + b and ( *! ) a b = a + b in
  Printf.printf "%d\n" (1 +! 2 *! 3 +! 4);
  let ( !! ) x = x * x and ( |>> ) x f = f x in
  Printf.printf "%d\n" (!!3 |>> succ)
