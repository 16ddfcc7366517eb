let main () =
  Printf.printf "%d %d %b %s\n" Sys.word_size Sys.int_size Sys.big_endian Sys.os_type;
  Printf.printf "%d %d\n" Sys.max_array_length Sys.max_string_length;
  Printf.printf "%b %b\n" Sys.unix Sys.win32;
  print_endline Sys.ocaml_version;
  Printf.printf "%b\n" (Sys.opaque_identity 3 = 3)
