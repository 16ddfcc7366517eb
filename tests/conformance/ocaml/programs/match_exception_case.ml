let find l k = match List.assoc k l with v when v < 0 -> "negative" | v -> string_of_int v | exception Not_found -> "none"

let main () =
  let l = [ ("a", 1); ("b", -1) ] in
  List.iter (fun k -> print_endline (find l k)) [ "a"; "b"; "c" ];
  match int_of_string "q" with
  | n -> print_int n
  | exception Failure m when m = "other" -> print_endline "other"
  | exception (Invalid_argument m | Failure m) -> print_endline m
