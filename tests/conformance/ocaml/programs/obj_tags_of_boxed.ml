let main () =
  let tag x = Obj.tag (Obj.repr x) in
  Printf.printf "%b %b %b\n" (tag "s" = Obj.string_tag) (tag 1.5 = Obj.double_tag) (tag [| 1.5 |] = Obj.double_array_tag);
  Printf.printf "%b %b\n" (tag (fun x -> x) = Obj.closure_tag) (tag 5L = Obj.custom_tag);
  Printf.printf "%b\n" (tag (Bytes.create 1) = Obj.string_tag)
