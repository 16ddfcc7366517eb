module S = Set.Make (struct type t = int * int let compare = compare end)

let neighbours (x, y) = List.concat_map (fun dx -> List.filter_map (fun dy -> if (dx, dy) = (0, 0) then None else Some (x + dx, y + dy)) [ -1; 0; 1 ]) [ -1; 0; 1 ]

let step live =
  let alive c = List.length (List.filter (fun n -> S.mem n live) (neighbours c)) in
  let candidates = S.fold (fun c s -> List.fold_left (fun s n -> S.add n s) (S.add c s) (neighbours c)) live S.empty in
  S.filter (fun c -> match alive c with 3 -> true | 2 -> S.mem c live | _ -> false) candidates

let main () =
  let s = ref (S.of_list [ (0, 1); (1, 2); (2, 0); (2, 1); (2, 2) ]) in
  for _ = 1 to 4 do s := step !s done;
  S.iter (fun (x, y) -> Printf.printf "%d,%d " x y) !s
