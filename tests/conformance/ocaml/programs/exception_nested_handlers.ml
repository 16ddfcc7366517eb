exception A of int
exception B

let main () =
  let f n =
    try
      try if n = 0 then raise B else if n = 1 then raise (A 1) else if n = 2 then failwith "two" else n
      with A k -> raise (A (k + 10))
    with
    | B -> -1
    | A k -> k
  in
  List.iter (fun n -> Printf.printf "%d " (f n)) [ 0; 1; 3 ];
  Printf.printf "%d" (f 2)
