let main seed =
  repeat 40 seed (fun () ->
      let l = draw_list draw_small and k = draw_list draw_small and n = draw_small () in
      let ints = show_list show_int in
      let name text = Printf.sprintf "%s %s %s %d" text (ints l) (ints k) n in
      let list (text, f) = call (name text) ints f in
      List.iter list
        [ ("append", fun () -> l @ k); ("rev", fun () -> List.rev l); ("rev_append", fun () -> List.rev_append l k); ("map2", fun () -> List.map2 ( + ) l k);
          ("filter", fun () -> List.filter (fun x -> x > n) l); ("filteri", fun () -> List.filteri (fun i x -> i < x) l); ("sort", fun () -> List.sort compare l);
          ("sort_uniq", fun () -> List.sort_uniq compare l); ("stable", fun () -> List.stable_sort (fun a b -> compare (a / 2) (b / 2)) l);
          ("merge", fun () -> List.merge compare (List.sort compare l) (List.sort compare k)); ("tl", fun () -> List.tl l);
          ("init", fun () -> List.init n (fun i -> i * i)); ("concat_map", fun () -> List.concat_map (fun x -> [ x; n ]) l);
          ("filter_map", fun () -> List.filter_map (fun x -> if x = n then None else Some (-x)) l); ("remove_assoc", fun () -> List.map fst (List.remove_assoc n (List.map (fun x -> (x, x)) l))) ];
      List.iter (fun (text, f) -> call (name text) show_int f)
        [ ("hd", fun () -> List.hd l); ("nth", fun () -> List.nth l n); ("length", fun () -> List.length l); ("find", fun () -> List.find (fun x -> x > n) l);
          ("fold_left", fun () -> List.fold_left (fun a x -> (a * 3) + x) n l); ("fold_right", fun () -> List.fold_right (fun x a -> (a * 3) - x) l n);
          ("fold_left2", fun () -> List.fold_left2 (fun a x y -> a + (x * y)) 0 l k); ("compare", fun () -> compare l k); ("compare_lengths", fun () -> List.compare_lengths l k);
          ("assoc", fun () -> List.assoc n (List.combine l k)); ("compare_length_with", fun () -> List.compare_length_with l n) ];
      List.iter (fun (text, f) -> call (name text) show_bool f)
        [ ("mem", fun () -> List.mem n l); ("exists", fun () -> List.exists (fun x -> x < n) l); ("for_all2", fun () -> List.for_all2 ( <= ) l k); ("equal", fun () -> l = k); ("less", fun () -> l < k) ];
      call (name "partition") (show_pair ints ints) (fun () -> List.partition (fun x -> x mod 2 = 0) l);
      call (name "nth_opt") (show_option show_int) (fun () -> List.nth_opt l n))
