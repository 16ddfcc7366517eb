module type ORDER = sig type t val compare : t -> t -> int end

module Sorted (O : ORDER) = struct
  type t = O.t list
  let rec insert x = function [] -> [ x ] | y :: l as all -> if O.compare x y <= 0 then x :: all else y :: insert x l
  let of_list l : t = List.fold_left (fun s x -> insert x s) [] l
end

module Up = Sorted (Int)
module Down = Sorted (struct type t = int let compare a b = Int.compare b a end)
module Words = Sorted (String)

let main () =
  List.iter (Printf.printf "%d ") (Up.of_list [ 3; 1; 2 ]);
  List.iter (Printf.printf "%d ") (Down.of_list [ 3; 1; 2 ]);
  List.iter print_string (Words.of_list [ "c"; "a"; "b" ])
