let main () =
  let open Option in
  let show = function Some n -> Printf.printf "Some %d\n" n | None -> print_endline "None" in
  show (map (( + ) 1) (Some 1));
  show (bind (Some 4) (fun n -> if n > 5 then Some n else None));
  show (join (Some (Some 1)));
  Printf.printf "%d %d\n" (value None ~default:3) (value (Some 1) ~default:3);
  Printf.printf "%b %b %d\n" (is_none None) (is_some None) (fold ~none:0 ~some:String.length (Some "abc"));
  iter (Printf.printf "%d\n") (Some 5);
  Printf.printf "%b %d %d\n" (equal ( = ) (Some 1) None) (compare Int.compare (Some 1) None) (List.length (to_list (Some 1)));
  Printf.printf "%b\n" (to_result ~none:"n" None = Error "n");
  ignore (get None)
