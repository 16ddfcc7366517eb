let make n = object method value = n method double = 2 * n end

let main () =
  let o = make 4 in
  Printf.printf "%d %d\n" o#value o#double;
  let rec counter = object (self) val mutable c = 0 method tick = c <- c + 1; if c < 5 then self#tick else c end in
  Printf.printf "%d\n" counter#tick;
  let use o = o#value + 1 in
  Printf.printf "%d\n" (use (object method value = 9 method other = () end));
  Printf.printf "%d\n" (List.fold_left (fun a o -> a + o#value) 0 [ make 1; make 2 ])
