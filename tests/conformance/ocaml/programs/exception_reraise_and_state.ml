let log = Buffer.create 16

let guarded f =
  try f ()
  with e ->
    Buffer.add_string log (Printexc.to_string e ^ ";");
    raise e

let main () =
  (try guarded (fun () -> guarded (fun () -> raise Exit)) with Exit -> print_endline "exit");
  (try guarded (fun () -> List.find (fun x -> x > 3) [ 1 ] |> ignore) with Not_found -> print_endline "none");
  print_endline (Buffer.contents log);
  guarded (fun () -> failwith "end")
