let main () =
  Printexc.record_backtrace false;
  Printf.printf "%b\n" (Printexc.backtrace_status ());
  (try failwith "x" with e -> let bt = Printexc.get_raw_backtrace () in (try Printexc.raise_with_backtrace e bt with Failure m -> print_endline m));
  (match Printexc.use_printers (Failure "p") with None -> print_endline "none" | Some s -> print_endline s);
  Printf.printf "%d\n" (Printexc.exn_slot_id Not_found |> abs |> min 0)
