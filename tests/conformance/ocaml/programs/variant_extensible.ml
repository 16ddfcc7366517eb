type event = ..
type event += Key of char | Click of int * int
type event += Quit

let show = function
  | Key c -> Printf.sprintf "key %c" c
  | Click (x, y) -> Printf.sprintf "click %d %d" x y
  | Quit -> "quit"
  | _ -> "unknown"

module More = struct type event += Key of string end

let main () =
  List.iter (fun e -> print_endline (show e)) [ Key 'a'; Click (1, 2); Quit; More.Key "b" ];
  Printf.printf "%b %b\n" (Key 'a' = Key 'a') (Quit == Quit)
