let name = function `Red -> "red" | `Green -> "green" | `Rgb (r, g, b) -> Printf.sprintf "%d/%d/%d" r g b
let extended = function `Blue -> "blue" | (`Red | `Green | `Rgb _) as c -> name c

let main () =
  List.iter (fun c -> print_endline (extended c)) [ `Red; `Blue; `Rgb (1, 2, 3); `Green ];
  Printf.printf "%b %b\n" (`A = `A) (`A 1 = `A 2);
  Printf.printf "%d %d\n" (compare `Apple `Pear) (compare (`X 1) `Y)
