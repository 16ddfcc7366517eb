let main () =
  let clean () = print_string "clean " in
  Printf.printf "%d\n" (Fun.protect ~finally:clean (fun () -> 3));
  (try Fun.protect ~finally:clean (fun () -> failwith "inside") with Failure m -> print_endline m);
  (try Fun.protect ~finally:(fun () -> failwith "final") (fun () -> 1) |> ignore
   with Fun.Finally_raised e -> print_endline (Printexc.to_string e));
  Fun.protect ~finally:(fun () -> raise Exit) (fun () -> raise Not_found)
