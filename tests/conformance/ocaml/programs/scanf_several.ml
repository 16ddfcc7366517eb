let main () =
  let b = Scanf.Scanning.from_string "1 2 3\n4 5" in
  let rec read acc = match Scanf.bscanf b " %d" Fun.id with n -> read (n :: acc) | exception End_of_file -> List.rev acc in
  List.iter (Printf.printf "%d ") (read []);
  Scanf.sscanf "key: some value" "%s@: %s@\n" (fun k v -> Printf.printf "<%s> <%s>\n" k v);
  Scanf.sscanf "abc" "%c%c%!%c" (fun _ _ _ -> ()) 
