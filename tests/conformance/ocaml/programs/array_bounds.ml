let attempt f = try Printf.printf "%d\n" (f ()) with Invalid_argument m -> print_endline m

let main () =
  let a = [| 1; 2; 3 |] in
  attempt (fun () -> a.(2));
  attempt (fun () -> a.(3));
  attempt (fun () -> a.(-1));
  attempt (fun () -> (Array.make 0 1).(0));
  attempt (fun () -> Array.length (Array.make (-1) 0));
  attempt (fun () -> Array.length (Array.sub a 1 3));
  attempt (fun () -> Array.length (Array.sub a 1 2));
  attempt (fun () -> Array.fill a 2 2 0; 0);
  attempt (fun () -> Array.blit a 0 a 1 3; 0);
  attempt (fun () -> Array.length (Array.init (-2) Fun.id))
