let main () =
  let b = Bytes.make 16 '\000' in
  Bytes.set_uint8 b 0 511;
  Bytes.set_int8 b 1 (-1);
  Bytes.set_uint16_le b 2 0x1234;
  Bytes.set_uint16_be b 4 0x1234;
  Bytes.set_int32_le b 6 0x01020304l;
  Bytes.set_int64_be b 8 0x0102030405060708L;
  Bytes.iter (fun c -> Printf.printf "%02x" (Char.code c)) b;
  Printf.printf "\n%d %ld %Ld\n" (Bytes.get_int16_be b 0) (Bytes.get_int32_be b 8) (Bytes.get_int64_le b 0);
  Bytes.set_int64_le b 9 0L
