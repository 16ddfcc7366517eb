let main seed =
  repeat 40 seed (fun () ->
      let s = draw_string () and t = draw_string () and c = draw_char () and n = draw_small () and m = draw_small () in
      let name text = Printf.sprintf "%s %S %S %C %d %d" text s t c n m in
      List.iter (fun (text, f) -> call (name text) show_string f)
        [ ("^", fun () -> s ^ t); ("sub", fun () -> String.sub s n m); ("make", fun () -> String.make n c); ("upper", fun () -> String.uppercase_ascii s);
          ("lower", fun () -> String.lowercase_ascii s); ("capital", fun () -> String.capitalize_ascii s); ("trim", fun () -> String.trim s);
          ("escaped", fun () -> String.escaped s); ("concat", fun () -> String.concat s [ t; s; t ]); ("init", fun () -> String.init n (fun i -> Char.chr (i * m)));
          ("mapi", fun () -> String.mapi (fun i x -> if i = n then c else x) s); ("unescaped", fun () -> Scanf.unescaped (String.escaped s)); ("format", fun () -> Printf.sprintf "%5s|%-5s|%S|%c|%C" s t s c c);
          ("of_seq", fun () -> String.of_seq (Seq.filter (fun x -> x <> c) (String.to_seq s))); ("digest", fun () -> Digest.to_hex (Digest.string s)) ];
      List.iter (fun (text, f) -> call (name text) show_int f)
        [ ("length", fun () -> String.length s); ("index", fun () -> String.index s c); ("rindex", fun () -> String.rindex s c); ("index_from", fun () -> String.index_from s n c);
          ("rindex_from", fun () -> String.rindex_from s n c); ("compare", fun () -> compare s t); ("hash", fun () -> Hashtbl.hash s); ("get_int16_le", fun () -> String.get_int16_le s n);
          ("get_uint8", fun () -> String.get_uint8 s n); ("int_of_string", fun () -> int_of_string s) ];
      List.iter (fun (text, f) -> call (name text) show_bool f)
        [ ("contains", fun () -> String.contains s c); ("contains_from", fun () -> String.contains_from s n c); ("prefix", fun () -> String.starts_with ~prefix:t s);
          ("suffix", fun () -> String.ends_with ~suffix:(String.sub s 1 1) s); ("equal", fun () -> s = t); ("less", fun () -> s < t) ];
      call (name "get") show_char (fun () -> s.[n]);
      call (name "split") (show_list show_string) (fun () -> String.split_on_char c (s ^ String.make 1 c ^ t));
      call (name "index_opt") (show_option show_int) (fun () -> String.rindex_opt s c);
      call (name "char") (show_list show_string) (fun () -> [ Char.escaped c; String.make 1 (Char.uppercase_ascii c); string_of_int (Char.code c) ]))
