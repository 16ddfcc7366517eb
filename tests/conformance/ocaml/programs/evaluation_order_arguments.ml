let say name value =
  print_string name;
  value

let three a b c = a + b + c

let main () =
  Printf.printf " = %d\n" (three (say "a" 1) (say "b" 2) (say "c" 3));
  let pair = (say "x" 1, say "y" 2) in
  Printf.printf " %d\n" (fst pair + snd pair);
  let l = [ say "1" 1; say "2" 2; say "3" 3 ] in
  Printf.printf " %d\n" (List.length l)
