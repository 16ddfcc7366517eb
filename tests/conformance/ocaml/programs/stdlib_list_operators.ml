let main () =
  let l = [ 1; 2 ] @ [ 3 ] @ [] in
  Printf.printf "%d\n" (List.length l);
  let rec range a b = if a > b then [] else a :: range (a + 1) b in
  range 1 10 |> List.filter (fun x -> x mod 2 = 0) |> List.map (fun x -> x * x) |> List.fold_left ( + ) 0 |> Printf.printf "%d\n";
  Printf.printf "%s\n" @@ String.concat " " @@ List.map string_of_int @@ range 3 6;
  print_endline (String.concat "," (List.map (Printf.sprintf "%02d") (range 8 11)))
