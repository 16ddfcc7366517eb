let lt a b = a < b
let eq a b = a = b

let main () =
  Printf.printf "%b %b %b\n" (lt nan 1.) (lt 1. nan) (eq nan nan);
  Printf.printf "%b %b\n" (eq (1, nan) (1, nan)) (eq [ 0. ] [ -0. ]);
  Printf.printf "%d %d\n" (compare [ nan ] [ nan ]) (compare (nan, 1) (nan, 2));
  Printf.printf "%b %b\n" (eq 1.5 1.5) (lt 1.5 1.25);
  let x = [ nan ] in
  Printf.printf "%b %b %d\n" (x = x) (x == x) (compare x x)
