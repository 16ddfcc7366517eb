let pair out (a, b) = Printf.fprintf out "<%d,%d>" a b
let spair () (a, b) = Printf.sprintf "<%d;%d>" a b

let main () =
  Printf.printf "%a and %a\n" pair (1, 2) pair (3, 4);
  print_endline (Printf.sprintf "%a!" spair (5, 6));
  Printf.printf "%t|\n" (fun out -> output_string out "printed");
  let f = Printf.sprintf "%s-%d" "a" in
  print_endline (f 1 ^ f 2);
  Printf.printf "%(%d%)\n" "<%d>" 5
