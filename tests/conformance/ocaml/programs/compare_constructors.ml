type t = A | B | C of int | D of string | E of t * t

let main () =
  let all = [ E (A, B); D "z"; C 2; B; A; C (-1); D ""; E (A, A); E (C 1, A) ] in
  let name = function A -> "A" | B -> "B" | C n -> "C" ^ string_of_int n | D s -> "D" ^ s | E _ -> "E" in
  List.iter (fun x -> print_string (name x ^ " ")) (List.sort compare all);
  Printf.printf "%b %b %b\n" (A < C 0) (C 100 < D "") (E (A, B) > E (A, A));
  List.iter (fun x -> List.iter (fun y -> Printf.printf "%d " (compare x y)) all) [ A; C 2; E (B, A) ]
