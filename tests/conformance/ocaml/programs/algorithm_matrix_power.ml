let multiply a b =
  Array.init 2 (fun i -> Array.init 2 (fun j -> (a.(i).(0) * b.(0).(j)) + (a.(i).(1) * b.(1).(j))))

let rec power m n =
  if n = 0 then [| [| 1; 0 |]; [| 0; 1 |] |]
  else
    let h = power m (n / 2) in
    let s = multiply h h in
    if n mod 2 = 0 then s else multiply s m

let main () = List.iter (fun n -> Printf.printf "%d " (power [| [| 1; 1 |]; [| 1; 0 |] |] n).(0).(1)) [ 1; 2; 10; 50; 90; 100 ]
