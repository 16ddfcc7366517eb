module type SHAPE = sig val name : string val area : float -> float end

module Square = struct let name = "square" let area x = x *. x end
module Circle = struct let name = "circle" let area r = 3. *. r *. r end

let show (module S : SHAPE) x = Printf.printf "%s %g\n" S.name (S.area x)

let main () =
  let shapes = [ (module Square : SHAPE); (module Circle) ] in
  List.iter (fun s -> show s 2.) shapes;
  let pick b = if b then (module Square : SHAPE) else (module Circle) in
  let module P = (val pick false) in
  print_endline P.name;
  show (module struct let name = "own" let area _ = 0. end) 1.
