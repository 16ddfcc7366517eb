module Make (X : sig val start : int end) = struct
  class counter = object val mutable n = X.start method next = n <- n + 1; n end
end

let make_class step =
  let module M = Make (struct let start = step * 10 end) in
  let c = new M.counter in
  fun () -> c#next

let main () =
  let a = make_class 1 and b = make_class 2 in
  ignore (a ());
  Printf.printf "%d %d\n" (a ()) (b ());
  let o = let k = ref 0 in object method bump = incr k; !k end in
  ignore o#bump;
  Printf.printf "%d\n" o#bump
