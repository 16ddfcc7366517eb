let swap a b =
  let t = !a in
  a := !b;
  b := t

let main () =
  let a = ref 1 and b = ref 2 in
  swap a b;
  swap a a;
  incr a;
  decr b;
  Printf.printf "%d %d %b %b\n" !a !b (a = b) (ref 3 = ref 3);
  Printf.printf "%b %b\n" (ref 0 == ref 0) (let r = ref 0 in r == r);
  let nested = ref (ref "deep") in
  !nested := "changed";
  print_endline !(!nested)
