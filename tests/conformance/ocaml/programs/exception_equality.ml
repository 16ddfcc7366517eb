exception E of int
module Other = struct exception E of int end

let main () =
  Printf.printf "%b %b %b\n" (E 1 = E 1) (E 1 = E 2) (E 1 = Other.E 1);
  Printf.printf "%b %b\n" (Not_found = Not_found) (Not_found = Exit);
  let e = E 3 in
  Printf.printf "%b %b\n" (e == e) (e == E 3);
  Printf.printf "%b\n" (Failure "a" < Failure "b")
