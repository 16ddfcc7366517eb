let main () =
  let a = [| 0; 0; 0 |] and r = ref [] in
  (try
     a.(0) <- 1;
     r := 1 :: !r;
     a.(3) <- 2;
     a.(1) <- 3
   with Invalid_argument _ -> r := 2 :: !r);
  Printf.printf "%d %d %d %d\n" a.(0) a.(1) a.(2) (List.length !r)
