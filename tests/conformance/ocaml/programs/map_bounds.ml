module M = Map.Make (Int)

let main () =
  let m = M.of_seq (Seq.map (fun x -> (x, x * x)) (List.to_seq [ 5; 1; 9; 3; 7 ])) in
  let p (k, v) = Printf.printf "%d:%d " k v in
  p (M.min_binding m);
  p (M.max_binding m);
  p (M.find_first (fun k -> k > 4) m);
  p (M.find_last (fun k -> k < 4) m);
  let l, here, r = M.split 5 m in
  Printf.printf "%d %b %d\n" (M.cardinal l) (here = Some 25) (M.cardinal r);
  List.iter p (M.bindings m);
  Seq.iter p (M.to_seq_from 4 m);
  Printf.printf "%b\n" (M.min_binding_opt M.empty = None);
  p (M.choose m);
  ignore (M.max_binding (M.empty : int M.t))
