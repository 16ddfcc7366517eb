let main () =
  let h = Hashtbl.create 4 in
  List.iter (fun w -> Hashtbl.replace h w (String.length w)) [ "one"; "two"; "three"; "four"; "five"; "six"; "seven"; "eight"; "nine"; "ten" ];
  Hashtbl.iter (fun k v -> Printf.printf "%s%d " k v) h;
  print_newline ();
  print_endline (Hashtbl.fold (fun k _ a -> a ^ k ^ ";") h "");
  Seq.iter print_string (Hashtbl.to_seq_keys h);
  let i = Hashtbl.create 16 in
  for n = -5 to 20 do Hashtbl.add i (n * 7) n done;
  Hashtbl.iter (fun k v -> Printf.printf "%d:%d " k v) i
