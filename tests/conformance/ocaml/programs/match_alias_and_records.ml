type p = { x : int; y : int option; z : t }
and t = L | R of p

let rec f = function
  | { x = 0; y = None; _ } -> "origin"
  | { x; y = Some y; z = L } when x = y -> "same"
  | { z = R ({ x = 1; _ } as inner); _ } as outer -> Printf.sprintf "%d in %d: %s" inner.x outer.x (f inner)
  | { x = (1 | 2 | 3) as n; _ } -> "small " ^ string_of_int n
  | _ -> "else"

let main () =
  let base = { x = 1; y = None; z = L } in
  List.iter (fun p -> print_endline (f p)) [ { base with x = 0 }; { base with y = Some 1 }; { base with x = 9; z = R base }; base; { base with x = 4 } ]
