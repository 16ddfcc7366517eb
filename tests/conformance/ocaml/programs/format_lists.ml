let main () =
  let l = List.init 30 Fun.id in
  let comma f () = Format.fprintf f ",@ " in
  let s = Format.asprintf "@[<hov 1>[%a]@]" (Format.pp_print_list ~pp_sep:comma Format.pp_print_int) l in
  print_endline s;
  print_endline (Format.sprintf "%d %s %b" 1 "x" true);
  print_endline (Format.asprintf "%a" (Format.pp_print_option Format.pp_print_string) (Some "o"));
  Format.printf "@[<v 2>begin@,inside@]@,end@."
