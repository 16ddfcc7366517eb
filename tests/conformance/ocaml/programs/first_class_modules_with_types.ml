module type MONOID = sig type t val zero : t val plus : t -> t -> t end

let sum (type a) (module M : MONOID with type t = a) (l : a list) = List.fold_left M.plus M.zero l

let main () =
  let ints : (module MONOID with type t = int) = (module struct type t = int let zero = 0 let plus = ( + ) end) in
  Printf.printf "%d\n" (sum ints [ 1; 2; 3 ]);
  print_endline (sum (module struct type t = string let zero = "" let plus = ( ^ ) end) [ "a"; "b" ]);
  let sort (type a) (module O : Set.OrderedType with type t = a) (l : a list) = let module S = Set.Make (O) in S.elements (S.of_list l) in
  List.iter (Printf.printf "%d ") (sort (module Int) [ 3; 1; 3 ])
