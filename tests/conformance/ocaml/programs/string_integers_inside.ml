let main () =
  let s = "\x01\x02\xff\xfe\x80\x00\x7f\x10" in
  Printf.printf "%d %d %d\n" (String.get_uint8 s 2) (String.get_int8 s 2) (String.get_int8 s 0);
  Printf.printf "%x %x %d\n" (String.get_uint16_le s 0) (String.get_uint16_be s 0) (String.get_int16_le s 2);
  Printf.printf "%lx %lx\n" (String.get_int32_le s 0) (String.get_int32_be s 0);
  Printf.printf "%Lx %Lx\n" (String.get_int64_le s 0) (String.get_int64_be s 0);
  ignore (String.get_int32_le s 5)
