let main () =
  let say x = Printf.printf "%s " x; String.length x in
  let a = [| "a"; "bb"; "ccc" |] in
  ignore (Array.map say a);
  Array.iteri (fun i s -> Printf.printf "%d%s " i s) a;
  Array.iter2 (fun x y -> Printf.printf "%s%d " x y) a [| 1; 2; 3 |];
  Array.iter (Printf.printf "%d ") (Array.map2 (fun x y -> String.length x * y) a [| 1; 2; 3 |]);
  Array.iter2 (fun _ _ -> ()) a [| 1 |]
