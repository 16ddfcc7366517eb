let main seed =
  repeat 40 seed (fun () ->
      let a = draw_float () and b = draw_float () in
      let one (name, f) = call (name ^ " " ^ show_float a) show_float (fun () -> f a) in
      List.iter one
        [ ("floor", floor); ("ceil", ceil); ("round", Float.round); ("trunc", Float.trunc); ("sqrt", sqrt); ("abs", abs_float); ("neg", Float.neg);
          ("exp", exp); ("log", log); ("sin", sin); ("atan", atan); ("succ", Float.succ); ("pred", Float.pred); ("cbrt", Float.cbrt) ];
      let two (name, f) = call (Printf.sprintf "%s %h %h" name a b) show_float (fun () -> f a b) in
      List.iter two
        [ ("+.", ( +. )); ("-.", ( -. )); ("*.", ( *. )); ("/.", ( /. )); ("mod", mod_float); ("**", ( ** )); ("atan2", atan2); ("hypot", hypot);
          ("copysign", copysign); ("min", min); ("max", max); ("Float.min", Float.min); ("Float.max", Float.max) ];
      call "order" (show_list show_bool) (fun () -> [ a < b; a <= b; a > b; a >= b; a = b; a <> b; Float.equal a b; Float.is_integer a; Float.sign_bit b ]);
      call "compare" show_int (fun () -> compare a b);
      call "format" show_string (fun () -> Printf.sprintf "%f %e %g %F %.3f %10.2e %-12g| %+.1f %h %H %.0f" a b a b a b a b a b a);
      call "text" show_string (fun () -> string_of_float a);
      call "frexp" (show_pair show_float show_int) (fun () -> frexp a);
      call "modf" (show_pair show_float show_float) (fun () -> modf a);
      let text = pick [ string_of_float a; Printf.sprintf "%h" a; Printf.sprintf "%.3e" b; draw_string (); string_of_int (draw_int ()) ] in
      call ("float_of_string " ^ show_string text) show_float (fun () -> float_of_string text))
