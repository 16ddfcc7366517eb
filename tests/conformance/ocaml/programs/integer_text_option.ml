let main () =
  List.iter
    (fun s -> match int_of_string_opt s with Some n -> Printf.printf "Some %d\n" n | None -> print_endline "None")
    [ "42"; "x"; ""; "-7"; "0b2"; "99999999999999999999" ];
  List.iter
    (fun s -> match bool_of_string_opt s with Some b -> Printf.printf "%b " b | None -> print_string "none ")
    [ "true"; "false"; "True"; "" ];
  try ignore (bool_of_string "maybe") with Invalid_argument m -> print_endline m
