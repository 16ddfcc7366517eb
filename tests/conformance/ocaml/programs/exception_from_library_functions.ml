let attempt f = try f (); print_endline "fine" with e -> print_endline (Printexc.to_string e)

let main () =
  attempt (fun () -> ignore (Hashtbl.find (Hashtbl.create 1) 1));
  attempt (fun () -> ignore (Array.make (-1) 0));
  attempt (fun () -> ignore (Bytes.create (-1)));
  attempt (fun () -> ignore (Char.chr 300));
  attempt (fun () -> ignore (float_of_string "x"));
  attempt (fun () -> ignore (List.nth [] 0));
  attempt (fun () -> ignore (Option.get None));
  attempt (fun () -> ignore (Result.get_error (Ok 1)));
  attempt (fun () -> ignore (Queue.take (Queue.create ())));
  attempt (fun () -> ignore (Stack.top (Stack.create ())));
  attempt (fun () -> ignore (Buffer.sub (Buffer.create 1) 0 1));
  attempt (fun () -> ignore (Int32.of_string "99999999999"));
  attempt (fun () -> ignore (String.concat "," [ "a" ]))
