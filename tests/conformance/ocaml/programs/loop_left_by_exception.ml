exception Stop of int

let first_over limit a =
  try
    Array.iteri (fun i x -> if x > limit then raise (Stop i)) a;
    -1
  with Stop i -> i

let main () =
  let a = [| 3; 1; 4; 1; 5; 9; 2; 6 |] in
  List.iter (fun l -> Printf.printf "%d->%d " l (first_over l a)) [ 0; 3; 4; 8; 9 ];
  try while true do raise Exit done with Exit -> print_endline "out"
