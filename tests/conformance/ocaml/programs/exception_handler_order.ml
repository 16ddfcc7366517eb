let kind f =
  match f () with
  | _ -> "fine"
  | exception Failure "special" -> "special"
  | exception Failure _ -> "failure"
  | exception (Not_found | Exit) -> "not found or exit"
  | exception e -> "else " ^ Printexc.to_string e

let main () =
  List.iter (fun f -> print_endline (kind f))
    [ (fun () -> 1); (fun () -> failwith "special"); (fun () -> failwith "x"); (fun () -> raise Exit);
      (fun () -> List.hd []); (fun () -> invalid_arg "y"); (fun () -> 1 / int_of_string "0") ]
