let main () =
  let u = Uchar.of_int 0x1F600 in
  Printf.printf "%d %b %b\n" (Uchar.to_int u) (Uchar.is_char u) (Uchar.is_valid 0xD800);
  Printf.printf "%c %d\n" (Uchar.to_char (Uchar.of_char 'x')) (Uchar.compare u Uchar.min);
  Printf.printf "%d %d\n" (Uchar.to_int (Uchar.succ (Uchar.of_int 0xD7FF))) (Uchar.to_int (Uchar.pred u));
  (try ignore (Uchar.to_char u) with Invalid_argument m -> print_endline m);
  ignore (Uchar.of_int 0xD800)
