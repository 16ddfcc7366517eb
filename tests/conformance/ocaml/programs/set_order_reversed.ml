module S = Set.Make (struct type t = string let compare a b = compare b a end)

let main () =
  let s = S.of_list [ "x"; "a"; "m" ] in
  print_endline (String.concat "" (S.elements s));
  print_endline (S.min_elt s ^ S.max_elt s);
  Seq.iter print_string (S.to_seq s);
  Seq.iter print_string (S.to_rev_seq s);
  Printf.printf "%b\n" (S.find_first_opt (fun x -> x <= "n") s = Some "m");
  print_endline (String.concat "" (S.elements (S.filter_map (fun x -> if x = "m" then None else Some (x ^ x)) s)))
