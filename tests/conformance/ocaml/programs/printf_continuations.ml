let fail fmt = Printf.ksprintf failwith fmt
let log fmt = Printf.ksprintf (fun s -> print_endline ("log: " ^ s)) fmt

let main () =
  log "%d of %s" 3 "four";
  (try fail "bad %d" 7 with Failure m -> print_endline m);
  Printf.ikfprintf (fun () -> print_endline "ignored") () "%d" 3;
  Printf.kfprintf (fun _ -> print_endline " done") stdout "%s" "text";
  let fmt : _ format = "%d-%d\n" in
  Printf.printf fmt 1 2;
  Printf.printf ("%s" ^^ ":" ^^ "%d\n") "x" 1;
  print_endline (string_of_format "%d %s")
