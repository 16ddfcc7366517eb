let rec insert x = function [] -> [ [ x ] ] | y :: t as l -> (x :: l) :: List.map (fun r -> y :: r) (insert x t)
let rec permutations = function [] -> [ [] ] | x :: t -> List.concat_map (insert x) (permutations t)

let main () =
  let ps = permutations [ 'a'; 'b'; 'c' ] in
  List.iter (fun p -> print_string (String.of_seq (List.to_seq p) ^ " ")) ps;
  Printf.printf "%d\n" (List.length (permutations [ 1; 2; 3; 4; 5 ]))
