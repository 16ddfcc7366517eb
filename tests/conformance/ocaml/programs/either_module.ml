let main () =
  let l = [ Either.Left 1; Right "a"; Left 2; Right "b" ] in
  let a, b = List.partition_map Fun.id l in
  Printf.printf "%d %s\n" (List.fold_left ( + ) 0 a) (String.concat "" b);
  List.iter (fun e -> print_string (Either.fold ~left:string_of_int ~right:Fun.id e)) l;
  Printf.printf "%b %b\n" (Either.is_left (List.hd l)) (Either.find_right (List.hd l) = None);
  Printf.printf "%b\n" (Either.map ~left:succ ~right:String.length (Right "abc") = Right 3);
  Printf.printf "%d\n" (Either.compare ~left:compare ~right:compare (Left 1) (Right 1))
