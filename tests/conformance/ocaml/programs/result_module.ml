let main () =
  let show = function Ok n -> Printf.printf "Ok %d\n" n | Error e -> Printf.printf "Error %s\n" e in
  let open Result in
  show (map succ (ok 1));
  show (map succ (error "e"));
  show (bind (Ok 2) (fun n -> if n > 1 then Error "big" else Ok n));
  show (map_error String.uppercase_ascii (Error "low"));
  Printf.printf "%d %b %b\n" (value (Error "x") ~default:9) (is_ok (Ok 1)) (is_error (Ok 1));
  Printf.printf "%d\n" (fold ~ok:(fun n -> n * 2) ~error:String.length (Error "four"));
  show (join (Ok (Ok 3)));
  Printf.printf "%b %d\n" (equal ~ok:( = ) ~error:( = ) (Ok 1) (Ok 1)) (compare ~ok:Int.compare ~error:String.compare (Ok 1) (Error "a"));
  Printf.printf "%b %d\n" (to_option (Error 1) = (None : int option)) (List.length (to_list (Ok 1)));
  ignore (get_ok (Error "no"))
