let main () =
  List.iter (fun s -> print_endline (Digest.to_hex (Digest.string s)))
    [ ""; "a"; "abc"; "message digest"; String.make 64 'x'; String.make 1000 'y' ];
  Printf.printf "%b\n" (Digest.equal (Digest.string "a") (Digest.bytes (Bytes.of_string "a")));
  print_endline (Digest.to_hex (Digest.substring "xabcx" 1 3));
  Printf.printf "%b\n" (Digest.from_hex (Digest.to_hex (Digest.string "q")) = Digest.string "q");
  ignore (Digest.substring "abc" 2 5)
