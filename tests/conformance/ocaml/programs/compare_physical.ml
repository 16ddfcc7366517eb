let main () =
  let a = [ 1; 2 ] in
  let b = a and c = [ 1; 2 ] @ [] in
  Printf.printf "%b %b %b %b\n" (a == b) (a == c) (a = c) (a != c);
  let s = String.make 1 'x' and t = String.make 1 'x' in
  Printf.printf "%b %b %b\n" (s == t) (s = t) (s == s);
  Printf.printf "%b %b %b\n" (1 == 1) ('a' == 'a') (None == None);
  let r = ref 1 and q = ref 1 in
  Printf.printf "%b %b %b\n" (r == q) (r = q) (r != q);
  let x = Some 1 in
  Printf.printf "%b\n" (match x with Some _ as y -> y == x | None -> false)
