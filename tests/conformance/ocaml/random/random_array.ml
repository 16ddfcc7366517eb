let main seed =
  repeat 40 seed (fun () ->
      let l = draw_list draw_small and n = draw_small () and m = draw_small () and k = draw_small () in
      let a = Array.of_list l and b = Array.of_list (draw_list draw_small) in
      let ints x = show_list show_int (Array.to_list x) in
      let name text = Printf.sprintf "%s %s %s %d %d %d" text (ints a) (ints b) n m k in
      let changed text f = call (name text) ints (fun () -> let c = Array.copy a in f c; c) in
      List.iter (fun (text, f) -> call (name text) ints f)
        [ ("append", fun () -> Array.append a b); ("concat", fun () -> Array.concat [ a; b; a ]); ("sub", fun () -> Array.sub a n m); ("make", fun () -> Array.make n m);
          ("init", fun () -> Array.init n (fun i -> i * m)); ("map", fun () -> Array.map (( * ) n) a); ("mapi", fun () -> Array.mapi ( + ) a); ("map2", fun () -> Array.map2 ( - ) a b) ];
      changed "set" (fun c -> c.(n) <- m);
      changed "fill" (fun c -> Array.fill c n m k);
      changed "blit" (fun c -> Array.blit a n c m k);
      changed "blit_self" (fun c -> Array.blit c n c m k);
      changed "sort" (Array.sort compare);
      changed "stable_sort" (Array.stable_sort (fun x y -> compare (y / 2) (x / 2)));
      List.iter (fun (text, f) -> call (name text) show_int f)
        [ ("get", fun () -> a.(n)); ("fold_left", fun () -> Array.fold_left (fun s x -> (s * 5) + x) n a); ("fold_right", fun () -> Array.fold_right (fun x s -> (s * 5) - x) a m);
          ("compare", fun () -> compare a b); ("hash", fun () -> Hashtbl.hash a) ];
      call (name "equal") (show_list show_bool) (fun () -> [ a = b; a = Array.of_list l; a < b; Array.mem n a; Array.exists (fun x -> x = m) b ]);
      let bytes = Bytes.of_string (draw_string ()) in
      let altered text f = call (Printf.sprintf "%s %S %d %d %d" text (Bytes.to_string bytes) n m k) show_string (fun () -> let c = Bytes.copy bytes in f c; Bytes.to_string c) in
      altered "Bytes.set" (fun c -> Bytes.set c n 'q');
      altered "Bytes.fill" (fun c -> Bytes.fill c n m '*');
      altered "Bytes.blit" (fun c -> Bytes.blit c n c m k);
      altered "Bytes.set_int16_be" (fun c -> Bytes.set_int16_be c n (m * 1000));
      altered "Bytes.set_int32_le" (fun c -> Bytes.set_int32_le c n 0x01020304l);
      call "Bytes.extend" show_string (fun () -> Bytes.sub_string (Bytes.cat bytes bytes) n m))
