let main seed =
  repeat 60 seed (fun () ->
      let n = draw_int () and f = draw_float () and s = draw_string () and w = below 12 and p = below 8 in
      let text name g = call (Printf.sprintf "%s %d %h %S %d %d" name n f s w p) show_string g in
      text "width" (fun () -> Printf.sprintf "%*d|%-*d|%0*d|%*s|%-*s" w n w n w n w s w s);
      text "precision" (fun () -> Printf.sprintf "%.*f|%.*e|%.*g|%*.*f|%-*.*e" p f p f p f w p f w p f);
      text "flags" (fun () -> Printf.sprintf "%+d|% d|%#x|%#o|%+f|% g|%#d|%#x" n n n n f f n (abs n));
      text "hex" (fun () -> Printf.sprintf "%h|%H|%.*h|%+h|%F|%#F" f f p f f f f);
      text "format" (fun () -> Format.asprintf "@[<hov 2>%s@ %d@ %g@ %S@]" s n f s);
      text "boxes" (fun () ->
          let b = Buffer.create 16 in
          let out = Format.formatter_of_buffer b in
          Format.pp_set_margin out (10 + w);
          Format.fprintf out "@[<hv 3>%a@]@." (Format.pp_print_list ~pp_sep:(fun f () -> Format.fprintf f ";@ ") Format.pp_print_int) (draw_list draw_int);
          Format.fprintf out "@[<hov>%a@]@." Format.pp_print_text (String.concat " " (draw_list (fun () -> String.make (1 + below 6) 'x')));
          Buffer.contents b);
      call "sscanf int" show_int (fun () -> Scanf.sscanf (Printf.sprintf " %d;" n) " %d;" Fun.id);
      call "sscanf width" (show_pair show_int show_string) (fun () -> Scanf.sscanf (string_of_int n) "%3d%s" (fun a b -> (a, b)));
      call "sscanf float" show_float (fun () -> Scanf.sscanf (Printf.sprintf "%.6g" f) "%f" Fun.id);
      call "sscanf quoted" show_string (fun () -> Scanf.sscanf (Printf.sprintf "%S" s) "%S" Fun.id);
      call "sscanf words" (show_pair show_string show_string) (fun () -> Scanf.sscanf (s ^ " " ^ s) "%s %[^a]" (fun a b -> (a, b)));
      call "sscanf char" show_char (fun () -> Scanf.sscanf (Printf.sprintf "%C" (draw_char ())) "%C" Fun.id);
      call "sscanf anything" show_int (fun () -> Scanf.sscanf s "%i" Fun.id);
      call "unescaped" show_string (fun () -> Scanf.unescaped s);
      call "substitute" show_string (fun () -> let b = Buffer.create 8 in Buffer.add_substitute b String.uppercase_ascii ("$ab ${c} " ^ String.escaped s); Buffer.contents b))
