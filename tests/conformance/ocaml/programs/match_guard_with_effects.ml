let says n = Printf.printf "(%d)" n; false

let main () =
  let f = function x when says 1 -> x | 5 when says 2 -> 5 | x when x > 3 -> says 3 |> ignore; x * 2 | _ -> 0 in
  List.iter (fun n -> Printf.printf " %d\n" (f n)) [ 1; 5; 7 ]
