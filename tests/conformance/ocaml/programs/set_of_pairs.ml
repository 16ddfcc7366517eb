module S = Set.Make (struct type t = int * string let compare = compare end)

let main () =
  let s = S.of_list [ (2, "a"); (1, "z"); (1, "b"); (2, "a") ] in
  S.iter (fun (n, t) -> Printf.printf "%d%s " n t) s;
  let l, present, r = S.split (1, "z") s in
  Printf.printf "%d %b %d\n" (S.cardinal l) present (S.cardinal r);
  Printf.printf "%b %b\n" (S.exists (fun (n, _) -> n = 2) s) (S.for_all (fun (_, t) -> t < "c") s);
  Printf.printf "%d\n" (S.fold (fun (n, _) a -> a + n) s 0)
