let main () =
  let b = Buffer.create 16 in
  Buffer.add_substitute b (fun v -> "<" ^ v ^ ">") "a $name and ${other one} and \\$ no $x1_y.";
  print_endline (Buffer.contents b);
  let c = Buffer.create 2 in
  Buffer.add_buffer c b;
  Buffer.add_buffer c b;
  Printf.printf "%d\n" (Buffer.length c);
  Buffer.add_substitute c (fun _ -> raise Not_found) "$unknown"
