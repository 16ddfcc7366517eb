let main () =
  print_endline (StringLabels.concat ~sep:"/" [ "a"; "b" ]);
  print_endline (StringLabels.sub "hello" ~pos:1 ~len:3);
  print_endline (StringLabels.map ~f:Char.uppercase_ascii "up");
  let b = BytesLabels.make 3 'z' in
  BytesLabels.blit_string ~src:"ab" ~src_pos:0 ~dst:b ~dst_pos:1 ~len:2;
  print_endline (BytesLabels.to_string b);
  ArrayLabels.iteri ~f:(Printf.printf "%d:%d ") (ArrayLabels.init 3 ~f:(fun i -> i * 2))
