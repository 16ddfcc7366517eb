let main () =
  let a = Array.combine [| 1; 2 |] [| "a"; "b" |] in
  Array.iter (fun (n, s) -> Printf.printf "%d%s " n s) a;
  let x, y = Array.split a in
  Printf.printf "%d %d\n" (Array.length x) (Array.length y);
  Printf.printf "%b\n" (Array.find_opt (fun (n, _) -> n = 2) a = Some (2, "b"));
  Printf.printf "%b\n" (Array.find_map (fun (n, s) -> if n > 1 then Some s else None) a = Some "b");
  ignore (Array.combine [| 1 |] [||])
