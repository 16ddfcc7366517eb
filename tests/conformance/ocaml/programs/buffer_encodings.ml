let main () =
  let b = Buffer.create 8 in
  List.iter (fun u -> Buffer.add_utf_8_uchar b (Uchar.of_int u)) [ 0x41; 0xe9; 0x20ac; 0x1f600 ];
  Printf.printf "%S\n" (Buffer.contents b);
  Buffer.clear b;
  Buffer.add_utf_16be_uchar b (Uchar.of_int 0x1f600);
  Buffer.add_int32_be b 0x01020304l;
  Buffer.add_uint16_le b 0x1234;
  Buffer.add_int64_le b (-2L);
  Buffer.add_int8 b (-1);
  Printf.printf "%S\n" (Buffer.contents b);
  Seq.iter (fun c -> Printf.printf "%x" (Char.code c)) (Buffer.to_seq b)
