let main () =
  let sum = ref 0. in
  for _ = 1 to 10 do sum := !sum +. 0.1 done;
  Printf.printf "%.17g %b\n" !sum (!sum = 1.);
  let kahan l =
    let s = ref 0. and c = ref 0. in
    List.iter (fun x -> let y = x -. !c in let t = !s +. y in c := t -. !s -. y; s := t) l;
    !s
  in
  Printf.printf "%.17g\n" (kahan (List.init 10 (fun _ -> 0.1)));
  let rec newton x n = if n = 0 then x else newton ((x +. (2. /. x)) /. 2.) (n - 1) in
  Printf.printf "%.15f\n" (newton 1. 6)
