type mapper = { map : 'a. ('a -> 'a) -> 'a list -> 'a list }

let run m = (m.map succ [ 1; 2; 3 ], m.map String.uppercase_ascii [ "a"; "b" ])

let main () =
  let show (a, b) =
    List.iter (Printf.printf "%d ") a;
    List.iter (Printf.printf "%s ") b
  in
  show (run { map = List.map });
  show (run { map = (fun f l -> List.rev (List.rev_map f l)) });
  show (run { map = (fun _ l -> List.rev l) })
