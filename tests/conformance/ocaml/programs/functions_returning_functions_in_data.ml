type op = { name : string; run : int -> int -> int }

let ops = [ { name = "add"; run = ( + ) }; { name = "sub"; run = (fun a b -> a - b) }; { name = "const"; run = Fun.const }; { name = "pow"; run = (fun a b -> int_of_float (float a ** float b)) } ]

let main () =
  List.iter (fun o -> Printf.printf "%s %d %d\n" o.name (o.run 7 2) (List.hd (List.map (o.run 3) [ 2 ]))) ops;
  let table = Array.of_list (List.map (fun o -> o.run 10) ops) in
  Array.iteri (fun i f -> Printf.printf "%d:%d " i (f i)) table
