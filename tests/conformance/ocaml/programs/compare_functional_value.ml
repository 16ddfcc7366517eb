let attempt f = try Printf.printf "%b\n" (f ()) with Invalid_argument m -> print_endline m

let main () =
  let f x = x + 1 and g x = x + 2 in
  attempt (fun () -> f = g);
  attempt (fun () -> f == f);
  attempt (fun () -> (1, f) = (2, g));
  attempt (fun () -> (1, f) = (1, g));
  attempt (fun () -> compare (1, f) (1, f) = 0);
  attempt (fun () -> [ f ] < []);
  attempt (fun () -> Some f <> None);
  attempt (fun () -> (2, f) > (1, g))
