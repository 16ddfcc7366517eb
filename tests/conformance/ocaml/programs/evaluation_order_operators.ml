let say name value =
  print_string name;
  value

type point = { x : int; y : int }

let main () =
  ignore (say "l" 1 + say "r" 2);
  ignore (say "l" 1 < say "r" 2);
  ignore ({ y = say "y" 2; x = say "x" 1 });
  ignore [| say "0" 0; say "1" 1 |];
  ignore ((say "f" (fun a b -> a + b)) (say "a" 1) (say "b" 2));
  let r = ref 0 in
  (say "t" r) := say "v" 3;
  print_int !r
