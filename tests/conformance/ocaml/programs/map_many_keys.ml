module M = Map.Make (Int)

let main () =
  let m = ref M.empty in
  for i = 0 to 199 do m := M.add (i * 37 mod 200) i !m done;
  Printf.printf "%d %d\n" (M.cardinal !m) (M.find 100 !m);
  for i = 0 to 99 do m := M.remove (i * 2) !m done;
  Printf.printf "%d %d\n" (M.cardinal !m) (fst (M.min_binding !m));
  Printf.printf "%d\n" (M.fold (fun k v a -> (a * 31 + k + v) land 0xffffff) !m 0)
