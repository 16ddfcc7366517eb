type t = A | B of int | C of { x : string; y : float }

let main () =
  let p x = Printf.printf "%d " (Hashtbl.hash x) in
  p 0; p 1; p (-1); p max_int; p 'a'; p true; p "";
  p "hello"; p "a longer string that has more than sixteen bytes"; p 1.5; p 0.; p (-0.); p nan; p infinity;
  p (1, 2); p [ 1; 2; 3 ]; p [||]; p [| 1; 2 |]; p [| 1.5; 2.5 |]; p (Some 1); p None; p A; p (B 3);
  p (C { x = "x"; y = 2. }); p 5l; p 5L; p 5n; p (-5L); p (ref 3); p (Bytes.of_string "hello"); p ((1, "a"), [ Some 2.5 ]); p `X; p (`Y 1)
