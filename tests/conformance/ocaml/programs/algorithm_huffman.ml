type tree = Leaf of int * char | Node of int * tree * tree

let weight = function Leaf (w, _) | Node (w, _, _) -> w
let order a b = compare (weight a) (weight b)
let rec build = function [] -> failwith "empty" | [ t ] -> t | a :: b :: rest -> build (List.merge order [ Node (weight a + weight b, a, b) ] rest)
let rec codes prefix = function Leaf (_, c) -> [ (c, prefix) ] | Node (_, l, r) -> codes (prefix ^ "0") l @ codes (prefix ^ "1") r

let main () =
  let text = "abracadabra alakazam" in
  let counts = Hashtbl.create 16 in
  String.iter (fun c -> Hashtbl.replace counts c (1 + Option.value ~default:0 (Hashtbl.find_opt counts c))) text;
  let leaves = List.sort compare (Hashtbl.fold (fun c n l -> Leaf (n, c) :: l) counts []) in
  List.iter (fun (c, s) -> Printf.printf "%c=%s " c s) (List.sort compare (codes "" (build leaves)))
