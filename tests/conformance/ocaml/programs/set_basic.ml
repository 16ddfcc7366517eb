module S = Set.Make (Int)

let show s = print_endline (String.concat "," (List.map string_of_int (S.elements s)))

let main () =
  let a = S.of_list [ 5; 1; 3; 1 ] and b = S.of_list [ 3; 4; 5 ] in
  List.iter show [ a; S.union a b; S.inter a b; S.diff a b; S.add 2 a; S.remove 3 a; S.map (fun x -> x / 2) a; S.filter (fun x -> x > 2) a ];
  Printf.printf "%b %b %b %d\n" (S.mem 3 a) (S.subset (S.inter a b) a) (S.disjoint a b) (S.cardinal a);
  Printf.printf "%d %d %d\n" (S.min_elt a) (S.max_elt a) (S.choose a);
  Printf.printf "%b %d\n" (S.equal a (S.of_list [ 1; 3; 5 ])) (S.compare a b);
  ignore (S.find 9 a)
