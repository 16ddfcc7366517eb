let main () =
  Format.printf "%s@." "hello";
  Format.print_string "a";
  Format.print_space ();
  Format.print_int 3;
  Format.print_newline ();
  Format.open_vbox 2;
  Format.print_string "v";
  Format.print_cut ();
  Format.print_float 1.5;
  Format.close_box ();
  Format.print_flush ();
  Format.printf "%s@?" "end"
