class cell (v : int) = object val mutable v = v method get = v method set x = v <- x end

let main () =
  let a = new cell 1 in
  let b = Oo.copy a in
  b#set 2;
  Printf.printf "%d %d %b %b\n" a#get b#get (a = b) (a = a);
  Printf.printf "%b %b\n" (compare a b < 0) (Oo.id a < Oo.id b);
  let l = List.map (fun n -> new cell n) [ 3; 4 ] in
  Printf.printf "%b %b\n" (List.mem a l) (List.mem (List.hd l) l)
