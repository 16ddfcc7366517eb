let main () =
  let a = Array.of_seq (Seq.map (fun x -> x * x) (List.to_seq [ 1; 2; 3 ])) in
  Seq.iter (Printf.printf "%d ") (Array.to_seq a);
  Seq.iter (fun (i, x) -> Printf.printf "%d:%d " i x) (Array.to_seqi a);
  Printf.printf "%d\n" (Array.length (Array.of_seq Seq.empty))
