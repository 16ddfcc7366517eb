let say s v = print_string s; v
let main () =
  let f = say "f" (fun a -> print_string "body1"; fun b -> print_string "body2"; a + b) in
  Printf.printf " %d\n" ((say "g" f) (say "x" 1) (say "y" 2));
  let o = object method m a = print_string "m"; a end in
  Printf.printf " %d\n" ((say "o" o)#m (say "arg" 3));
  (say "if" true && say "then" false) |> Printf.printf " %b\n"
