let say s v = print_string s; v
let f ~a ?(b = say "default " 0) ~c () = a + b + c

let main () =
  Printf.printf "%d\n" (f ~c:(say "c " 1) ~a:(say "a " 2) ());
  Printf.printf "%d\n" (f ~a:(say "a " 2) ~b:(say "b " 3) ~c:(say "c " 1) ());
  let g = f ~c:(say "c " 1) in
  print_string "| ";
  Printf.printf "%d\n" (g ~a:(say "a " 1) ())
