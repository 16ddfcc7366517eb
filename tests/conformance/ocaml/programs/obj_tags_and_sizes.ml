let main () =
  let tag x = Obj.tag (Obj.repr x) in
  Printf.printf "%d %d %d %d\n" (tag (Some 1)) (tag (Error 1)) (tag [ 1 ]) (tag (1, 2));
  Printf.printf "%b %b\n" (Obj.is_int (Obj.repr 3)) (Obj.is_block (Obj.repr "s"));
  Printf.printf "%d %d\n" (Obj.size (Obj.repr (1, 2, 3))) (Obj.size (Obj.repr [| 1; 2 |]));
  Printf.printf "%d\n" (Obj.obj (Obj.field (Obj.repr (7, 8)) 1));
  Printf.printf "%d\n" (Obj.magic 'a')
