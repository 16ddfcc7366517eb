exception Bad of string * int list

let main () =
  print_string "before";
  let r = ref 1 in
  if !r = 1 then raise (Bad ("reason", [ 1; 2 ]));
  print_string "after"
