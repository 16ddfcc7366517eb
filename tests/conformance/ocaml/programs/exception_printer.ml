exception Coded of int
exception Plain

let main () =
  Printexc.register_printer (function Coded n -> Some (Printf.sprintf "code #%d" n) | _ -> None);
  print_endline (Printexc.to_string (Coded 7));
  print_endline (Printexc.to_string Plain);
  Printexc.register_printer (function Coded 7 -> Some "seven" | _ -> None);
  print_endline (Printexc.to_string (Coded 7));
  print_endline (Printexc.to_string (Coded 8));
  print_endline (Printexc.to_string_default (Coded 8))
