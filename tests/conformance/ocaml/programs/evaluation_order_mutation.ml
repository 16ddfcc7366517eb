let main () =
  let r = ref 1 in
  let f () = r := !r * 10; !r in
  Printf.printf "%d\n" (!r + f ());
  Printf.printf "%d\n" (f () + !r);
  Printf.printf "%b\n" (!r = f ());
  let a = [| 1; 2 |] in
  let i () = a.(0) <- 1; 0 in
  a.(i ()) <- (a.(0) <- 5; a.(0) + 1);
  Printf.printf "%d\n" a.(0);
  Printf.printf "%d %d\n" (f ()) (f ())
