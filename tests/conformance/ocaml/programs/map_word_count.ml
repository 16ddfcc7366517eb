module M = Map.Make (String)

let main () =
  let count = List.fold_left (fun m w -> M.update w (fun n -> Some (1 + Option.value n ~default:0)) m) M.empty in
  let m = count (String.split_on_char ' ' "the cat and the dog and the bird") in
  let sorted = List.sort (fun (a, n) (b, k) -> if n <> k then compare k n else compare a b) (M.bindings m) in
  List.iter (fun (w, n) -> Printf.printf "%s %d\n" w n) sorted
