let main () =
  let s = "abracadabra" in
  Printf.printf "%d %d\n" (String.index s 'r') (String.rindex s 'r');
  Printf.printf "%d %d\n" (String.index_from s 3 'a') (String.rindex_from s 6 'a');
  Printf.printf "%b %b\n" (String.contains s 'z') (String.contains_from s 5 'c');
  Printf.printf "%b %b\n" (String.index_opt s 'z' = None) (String.rindex_opt s 'd' = Some 6);
  Printf.printf "%b %b\n" (String.starts_with ~prefix:"abra" s) (String.ends_with ~suffix:"bra" s);
  Printf.printf "%b\n" (String.exists (fun c -> c = 'd') s);
  ignore (String.index s 'q')
