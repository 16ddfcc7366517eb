let main seed =
  repeat 50 seed (fun () ->
      let a = draw_int () and b = draw_int () and s = below 63 in
      let two name f = call (Printf.sprintf "%s %d %d" name a b) show_int (fun () -> f a b) in
      List.iter (fun (name, f) -> two name f)
        [ ("+", ( + )); ("-", ( - )); ("*", ( * )); ("/", ( / )); ("mod", ( mod )); ("land", ( land )); ("lor", ( lor )); ("lxor", ( lxor ));
          ("compare", compare); ("min", min); ("max", max); ("Int.rem", Int.rem) ];
      call (Printf.sprintf "lsl %d %d" a s) show_int (fun () -> a lsl s);
      call (Printf.sprintf "lsr %d %d" a s) show_int (fun () -> a lsr s);
      call (Printf.sprintf "asr %d %d" a s) show_int (fun () -> a asr s);
      call (Printf.sprintf "order %d %d" a b) (show_list show_bool) (fun () -> [ a < b; a <= b; a > b; a >= b; a = b; a <> b ]);
      call (Printf.sprintf "one %d" a) (show_list show_int) (fun () -> [ abs a; -a; lnot a; succ a; pred a; int_of_float (float_of_int (a asr 12)) ]);
      let width = below 24 in
      call "format" show_string (fun () -> Printf.sprintf "%*d %-*d| %x %X %o %u %+d % d %05d" width a width b a b a b a b a);
      let text = pick [ string_of_int a; Printf.sprintf "0x%x" a; Printf.sprintf "0o%o" a; Printf.sprintf "-0b%d" (below 2); draw_string (); string_of_int a ^ "_0" ] in
      call ("int_of_string " ^ show_string text) show_int (fun () -> int_of_string text))
