let f = function (lazy (Some x)), _ -> x | _, (lazy n) -> -n

let main () =
  let noisy s v = lazy (print_string s; v) in
  Printf.printf " %d\n" (f (noisy "a" (Some 1), noisy "b" 2));
  Printf.printf " %d\n" (f (noisy "a" None, noisy "b" 2));
  let l = noisy "c" None in
  ignore (Lazy.force l);
  Printf.printf " %d\n" (f (l, noisy "d" 5))
