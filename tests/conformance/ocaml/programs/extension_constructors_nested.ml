module Outer = struct exception Deep of int * string module Inner = struct exception Deeper of { code : int } exception Constant end end
module F (X : sig val n : int end) = struct exception Made of int let e = Made X.n end
module Made = F (struct let n = 3 end)

let main () =
  List.iter (fun e -> print_endline (Printexc.to_string e))
    [ Outer.Deep (1, "x"); Outer.Inner.Deeper { code = 2 }; Outer.Inner.Constant; Made.e ];
  raise (Outer.Inner.Deeper { code = 9 })
