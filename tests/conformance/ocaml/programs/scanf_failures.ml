let attempt f = try Printf.printf "%d\n" (f ()) with Scanf.Scan_failure m -> print_endline m | End_of_file -> print_endline "end" | Failure m -> print_endline ("failure " ^ m)

let main () =
  attempt (fun () -> Scanf.sscanf "abc" "%d" Fun.id);
  attempt (fun () -> Scanf.sscanf "" "%d" Fun.id);
  attempt (fun () -> Scanf.sscanf "12" "%d %d" ( + ));
  attempt (fun () -> Scanf.sscanf "12;13" "%d,%d" ( + ));
  attempt (fun () -> Scanf.sscanf "99999999999999999999" "%d" Fun.id);
  attempt (fun () -> Scanf.sscanf "123456" "%3d%d" ( + ))
