module Frontier = Set.Make (struct type t = int * string let compare = compare end)
module Distances = Map.Make (String)

let edges = [ ("a", "b", 7); ("a", "c", 3); ("c", "b", 1); ("b", "d", 2); ("c", "d", 8); ("d", "e", 1) ]

let rec go frontier distances =
  match Frontier.min_elt_opt frontier with
  | None -> distances
  | Some (d, n) ->
    let frontier = Frontier.remove (d, n) frontier in
    if Distances.mem n distances then go frontier distances
    else
      let frontier = List.fold_left (fun f (s, t, w) -> if s = n then Frontier.add (d + w, t) f else f) frontier edges in
      go frontier (Distances.add n d distances)

let main () = Distances.iter (Printf.printf "%s:%d ") (go (Frontier.singleton (0, "a")) Distances.empty)
