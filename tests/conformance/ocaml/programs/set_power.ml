module S = Set.Make (Int)
module P = Set.Make (S)

let main () =
  let power s = S.fold (fun x p -> P.union p (P.map (S.add x) p)) s (P.singleton S.empty) in
  let p = power (S.of_list [ 1; 2; 3 ]) in
  P.iter (fun s -> Printf.printf "{%s}" (String.concat "," (List.map string_of_int (S.elements s)))) p;
  Printf.printf " %d\n" (P.cardinal p)
