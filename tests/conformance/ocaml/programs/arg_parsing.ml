let main () =
  let verbose = ref false and count = ref 0 and rest = ref [] in
  let spec = [ ("-v", Arg.Set verbose, "verbose"); ("-n", Arg.Set_int count, "count") ] in
  Arg.parse_argv ~current:(ref 0) [| "prog"; "-v"; "file"; "-n"; "5"; "other" |] spec (fun s -> rest := s :: !rest) "usage";
  Printf.printf "%b %d %s\n" !verbose !count (String.concat "," !rest);
  Arg.parse_argv ~current:(ref 0) [| "prog"; "-q" |] spec ignore "usage: prog"
