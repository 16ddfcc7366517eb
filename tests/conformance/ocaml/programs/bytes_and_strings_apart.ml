let main () =
  let b = Bytes.of_string "abc" in
  let s = Bytes.to_string b in
  Bytes.set b 0 'X';
  Printf.printf "%s %s\n" s (Bytes.to_string b);
  let l = [ b; b ] in
  Bytes.set (List.hd l) 1 'Y';
  List.iter (fun b -> print_endline (Bytes.to_string b)) l;
  Printf.printf "%b %b\n" (Bytes.equal b (Bytes.of_string "XYc")) (Bytes.of_string "a" == Bytes.of_string "a")
