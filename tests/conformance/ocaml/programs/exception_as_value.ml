exception A of int

let main () =
  let results = List.map (fun f -> try Ok (f ()) with e -> Error e) [ (fun () -> 1); (fun () -> raise (A 2)); (fun () -> failwith "f") ] in
  List.iter (function Ok n -> Printf.printf "ok %d\n" n | Error (A n) -> Printf.printf "A %d\n" n | Error e -> print_endline (Printexc.to_string e)) results;
  let make : int -> exn = fun n -> A n in
  Printf.printf "%b\n" (match make 3 with A 3 -> true | _ -> false);
  print_endline (Printexc.exn_slot_name (make 3))
