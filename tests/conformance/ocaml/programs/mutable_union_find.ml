type t = { mutable parent : t option; mutable rank : int; id : int }

let rec find x = match x.parent with None -> x | Some p -> let root = find p in x.parent <- Some root; root

let union a b =
  let a = find a and b = find b in
  if a != b then
    if a.rank < b.rank then a.parent <- Some b
    else begin b.parent <- Some a; if a.rank = b.rank then a.rank <- a.rank + 1 end

let main () =
  let n = Array.init 8 (fun id -> { parent = None; rank = 0; id }) in
  List.iter (fun (a, b) -> union n.(a) n.(b)) [ (0, 1); (2, 3); (1, 3); (5, 6) ];
  Array.iter (fun x -> Printf.printf "%d " (find x).id) n
