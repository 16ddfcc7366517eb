module Base = struct let x = 1 let f () = x + 1 let name = "base" end
module Derived = struct include Base let x = 10 let g () = f () + x let name = name ^ "+derived" end
module List = struct include List let sum = fold_left ( + ) 0 let length l = 100 + length l end

let main () =
  Printf.printf "%d %d %d %s\n" Derived.x (Derived.f ()) (Derived.g ()) Derived.name;
  Printf.printf "%d %d\n" (List.sum [ 1; 2; 3 ]) (List.length [ 1 ])
