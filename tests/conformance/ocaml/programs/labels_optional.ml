let f ?(x = 1) ?y z = x + z + match y with None -> 0 | Some y -> y * 100

let main () =
  Printf.printf "%d %d %d %d\n" (f 5) (f ~x:2 5) (f ~y:3 5) (f ~x:2 ~y:3 5);
  Printf.printf "%d %d\n" (f ?x:None 5) (f ?y:(Some 2) 5);
  let g = f ~y:1 in
  Printf.printf "%d %d\n" (g 1) (g ~x:5 1);
  let default = ref 0 in
  let h ?(n = (incr default; !default)) () = n in
  let a = h () in
  let b = h ~n:10 () in
  let c = h () in
  Printf.printf "%d %d %d\n" a b c
