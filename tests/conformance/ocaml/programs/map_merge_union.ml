module M = Map.Make (Char)

let show m = M.iter (fun k v -> Printf.printf "%c%s " k v) m; print_newline ()

let main () =
  let of_list l = List.fold_left (fun m (k, v) -> M.add k v m) M.empty l in
  let a = of_list [ ('a', "1"); ('b', "2"); ('c', "3") ] and b = of_list [ ('b', "x"); ('c', "y"); ('d', "z") ] in
  show (M.union (fun _ x y -> if x = "2" then None else Some (x ^ y)) a b);
  show (M.merge (fun _ x y -> match (x, y) with Some x, Some y -> Some (x ^ y) | None, Some y -> Some y | _ -> None) a b);
  show (M.update 'a' (function Some x -> Some (x ^ "!") | None -> None) a);
  show (M.update 'q' (fun _ -> Some "new") a);
  show (M.update 'a' (fun _ -> None) a);
  let p, q = M.partition (fun _ v -> v = "1") a in
  show p;
  show q
