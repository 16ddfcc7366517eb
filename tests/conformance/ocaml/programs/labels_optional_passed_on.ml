let inner ?(prefix = "<") ?(suffix = ">") s = prefix ^ s ^ suffix
let outer ?prefix ?suffix l = String.concat "" (List.map (fun s -> inner ?prefix ?suffix s) l)

let main () =
  print_endline (outer [ "a"; "b" ]);
  print_endline (outer ~prefix:"[" [ "a" ]);
  print_endline (outer ~suffix:"]" ~prefix:"[" [ "a" ]);
  print_endline (List.fold_left (fun acc s -> acc ^ inner s) "" [ "x"; "y" ]);
  let as_function : string -> string = inner ~prefix:"(" in
  print_endline (as_function "z")
