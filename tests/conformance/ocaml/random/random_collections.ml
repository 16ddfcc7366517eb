module M = Map.Make (Int)
module S = Set.Make (Int)

let main seed =
  let queue = Queue.create () and stack = Stack.create () and buffer = Buffer.create 1 and table = Hashtbl.create 1 in
  repeat 60 seed (fun () ->
      let draw () = draw_list draw_small in
      let a = S.of_list (draw ()) and b = S.of_list (draw ()) and n = draw_small () in
      let set s = show_list show_int (S.elements s) in
      List.iter (fun (name, f) -> call (Printf.sprintf "%s %s %s %d" name (set a) (set b) n) set f)
        [ ("union", fun () -> S.union a b); ("inter", fun () -> S.inter a b); ("diff", fun () -> S.diff a b); ("add", fun () -> S.add n a); ("remove", fun () -> S.remove n a);
          ("filter", fun () -> S.filter (fun x -> x < n) a); ("map", fun () -> S.map (fun x -> x / 2) b) ];
      call "set order" (show_list show_int) (fun () -> [ S.compare a b; S.min_elt a; S.max_elt b; S.find_first (fun x -> x >= n) a ]);
      let map l = List.fold_left (fun m k -> M.add k (k * n) m) M.empty l in
      let x = map (draw ()) and y = map (draw ()) in
      let bindings m = show_list (show_pair show_int show_int) (M.bindings m) in
      call "merge" bindings (fun () -> M.merge (fun k p q -> match (p, q) with Some p, Some q when p = q -> Some k | Some p, None -> Some p | _ -> None) x y);
      call "union" bindings (fun () -> M.union (fun k p q -> if k > n then Some (p + q) else None) x y);
      call "update" bindings (fun () -> M.update n (function None -> Some 0 | Some _ -> None) x);
      call "split" (show_pair bindings bindings) (fun () -> let l, _, r = M.split n x in (l, r));
      call "find" show_int (fun () -> M.find n y);
      call "last" (show_pair show_int show_int) (fun () -> M.find_last (fun k -> k < n) x);
      (match below 3 with 0 -> Queue.add n queue; Stack.push n stack | 1 -> Buffer.add_string buffer (draw_string ()); Hashtbl.add table n (set a) | _ -> Hashtbl.remove table n);
      call "queue" show_int (fun () -> if below 2 = 0 then Queue.pop queue else Queue.length queue);
      call "stack" show_int (fun () -> if below 2 = 0 then Stack.pop stack else Stack.length stack);
      call "buffer" show_string (fun () -> Buffer.sub buffer n (draw_small ()));
      call "table" show_string (fun () -> Hashtbl.find table (draw_small ()));
      call "bindings" show_string (fun () -> Hashtbl.fold (fun k v s -> s ^ string_of_int k ^ v) table ""))
