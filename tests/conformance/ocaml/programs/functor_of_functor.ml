module type S = sig val name : string val run : int -> int end

module Twice (X : S) : S = struct let name = "twice " ^ X.name let run n = X.run (X.run n) end
module Both (X : S) (Y : S) : S = struct let name = X.name ^ "+" ^ Y.name let run n = Y.run (X.run n) end
module Apply (F : functor (X : S) -> S) (X : S) = struct module R = F (X) let show n = Printf.printf "%s %d\n" R.name (R.run n) end
module Inc = struct let name = "inc" let run = succ end
module Dbl = struct let name = "dbl" let run n = n * 2 end
module A = Apply (Twice) (Both (Inc) (Dbl))
module B = Apply (Both (Dbl)) (Inc)

let main () = A.show 3; B.show 3
