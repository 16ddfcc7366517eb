type shape = Circle of float | Rectangle of float * float | Point | Named of { name : string; mutable size : int }

let describe = function
  | Point -> "point"
  | Circle r -> Printf.sprintf "circle %g" r
  | Rectangle (w, h) when w = h -> Printf.sprintf "square %g" w
  | Rectangle (w, h) -> Printf.sprintf "rectangle %g %g" w h
  | Named n -> n.size <- n.size + 1; Printf.sprintf "%s %d" n.name n.size

let main () =
  let n = Named { name = "n"; size = 1 } in
  List.iter (fun s -> print_endline (describe s)) [ Point; Circle 1.5; Rectangle (2., 2.); Rectangle (1., 2.); n; n ]
