let main () =
  let rec make n x = if n = 0 then [] else x :: make (n - 1) (((x * 1103515245) + 12345) land 0xffff) in
  let l = make 500 42 in
  let s = List.sort compare l in
  let rec sorted = function a :: (b :: _ as r) -> a <= b && sorted r | _ -> true in
  Printf.printf "%b %d %d %d\n" (sorted s) (List.length s) (List.hd s) (List.nth s 250);
  Printf.printf "%d\n" (List.length (List.sort_uniq compare (List.map (fun x -> x mod 100) l)))
