let main () =
  print_endline (String.map (fun c -> Char.chr (Char.code c lxor 32)) "aBcD");
  print_endline (String.mapi (fun i c -> if i mod 2 = 0 then '-' else c) "abcdef");
  String.iter (Printf.printf "<%c>") "xyz";
  String.iteri (fun i c -> Printf.printf "%d%c" i c) "xyz";
  Printf.printf "%d\n" (String.fold_left (fun a c -> a + Char.code c) 0 "abc");
  Printf.printf "%s\n" (String.fold_right (fun c s -> s ^ String.make 1 c) "abc" "");
  Printf.printf "%b\n" (String.for_all (fun c -> c < 'm') "abc")
