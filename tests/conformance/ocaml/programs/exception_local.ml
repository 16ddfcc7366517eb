let find (type a) p (l : a list) =
  let exception Found of a in
  try
    List.iter (fun x -> if p x then raise (Found x)) l;
    None
  with Found x -> Some x

let main () =
  let show f = function None -> print_endline "none" | Some x -> print_endline (f x) in
  show string_of_int (find (fun x -> x > 2) [ 1; 2; 3; 4 ]);
  show Fun.id (find (fun s -> s = "q") [ "a" ]);
  show string_of_int (find (fun x -> find (fun y -> y = x * 2) [ 2; 4; 6 ] <> None) [ 5; 3; 2 ])
