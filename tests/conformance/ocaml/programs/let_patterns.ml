type r = { a : int; b : string * int }

let main () =
  let { a; b = s, n } = { a = 1; b = ("x", 2) } in
  Printf.printf "%d %s %d\n" a s n;
  let [ x; y ] = [ 1; 2 ] [@@warning "-8"] in
  Printf.printf "%d\n" (x + y);
  let ((p, _) as whole), (`Left q | `Right q) = ((3, 4), `Right 5) in
  Printf.printf "%d %d %d\n" p (snd whole) q
