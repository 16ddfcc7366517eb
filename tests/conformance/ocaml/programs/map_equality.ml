module M = Map.Make (Int)

let main () =
  let a = M.add 1 "x" (M.add 2 "y" M.empty) and b = M.add 2 "y" (M.add 1 "x" M.empty) in
  Printf.printf "%b %d %d\n" (M.equal String.equal a b) (M.compare String.compare a (M.add 3 "z" b)) (M.compare String.compare a b);
  Printf.printf "%b %b\n" (M.for_all (fun k _ -> k > 0) a) (M.exists (fun _ v -> v = "q") a);
  Printf.printf "%b\n" (M.add 1 (M.find 1 a) a == a);
  Printf.printf "%b\n" (M.filter_map (fun _ v -> if v = "x" then Some 0 else None) a = M.singleton 1 0)
