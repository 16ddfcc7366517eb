let main seed =
  repeat 60 seed (fun () ->
      let draw () = Int64.logxor (Int64.of_int (draw_int ())) (Int64.shift_left (Int64.of_int (draw_int ())) (pick [ 0; 1; 2; 40 ])) in
      let a = draw () and b = draw () in
      let c = Int64.to_int32 a and d = Int64.to_int32 b and e = Int64.to_nativeint a and f = Int64.to_nativeint b in
      let s = below 32 in
      let show64 = Printf.sprintf "%Ld" and show32 = Printf.sprintf "%ld" and shown = Printf.sprintf "%nd" in
      List.iter (fun (name, g) -> call (Printf.sprintf "Int64.%s %Ld %Ld" name a b) show64 (fun () -> g a b))
        Int64.[ ("add", add); ("sub", sub); ("mul", mul); ("div", div); ("rem", rem); ("logand", logand); ("logor", logor); ("logxor", logxor); ("unsigned_div", unsigned_div); ("unsigned_rem", unsigned_rem); ("max", max) ];
      List.iter (fun (name, g) -> call (Printf.sprintf "Int32.%s %ld %ld" name c d) show32 (fun () -> g c d))
        Int32.[ ("add", add); ("sub", sub); ("mul", mul); ("div", div); ("rem", rem); ("logand", logand); ("logor", logor); ("logxor", logxor); ("unsigned_div", unsigned_div); ("unsigned_rem", unsigned_rem); ("min", min) ];
      List.iter (fun (name, g) -> call (Printf.sprintf "Nativeint.%s %nd %nd" name e f) shown (fun () -> g e f)) Nativeint.[ ("add", add); ("sub", sub); ("mul", mul); ("div", div); ("rem", rem) ];
      call (Printf.sprintf "Int64 shifts %Ld %d" a s) (show_list show64) (fun () -> Int64.[ shift_left a s; shift_right a s; shift_right_logical a s; lognot a; neg a; abs a; succ a; pred a ]);
      call (Printf.sprintf "Int32 shifts %ld %d" c s) (show_list show32) (fun () -> Int32.[ shift_left c s; shift_right c s; shift_right_logical c s; lognot c; neg c; abs c ]);
      call "order" (show_list show_int) (fun () -> [ compare a b; compare c d; compare e f; Int64.unsigned_compare a b; Int32.unsigned_compare c d; Hashtbl.hash a; Hashtbl.hash c; Hashtbl.hash e ]);
      call "equal" (show_list show_bool) (fun () -> [ a = b; a < b; c <= d; e > f; a = a; c <> d; (a, c) = (a, c) ]);
      call "convert" (show_list show_int) (fun () -> [ Int64.to_int a; Int32.to_int c; Nativeint.to_int e ]);
      call "floats" (show_list show_float) (fun () -> [ Int64.to_float a; Int32.to_float d; Nativeint.to_float e; Int64.float_of_bits b; Int32.float_of_bits c ]);
      call "format" show_string (fun () -> Printf.sprintf "%Lx %LX %Lo %Lu %+Ld %lx %lu %nx %20Ld|%-20ld|" a b a b a c d e a c);
      let text = pick [ Int64.to_string a; Printf.sprintf "0x%Lx" b; Printf.sprintf "0u%Lu" a; draw_string (); Int32.to_string c ] in
      call ("of_string " ^ text) show64 (fun () -> Int64.of_string text);
      call ("of_string " ^ text) show32 (fun () -> Int32.of_string text))
