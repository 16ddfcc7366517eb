exception Original of string
exception Alias = Original
exception Missing = Not_found

let main () =
  (try raise (Alias "x") with Original s -> print_endline s);
  (try raise (Original "y") with Alias s -> print_endline s);
  (try raise Not_found with Missing -> print_endline "missing");
  raise (Alias "z")
