module P = struct type t = { x : int; y : int } let origin = { x = 0; y = 0 } let ( + ) a b = { x = a.x + b.x; y = a.y + b.y } end

let main () =
  let p = P.({ x = 1; y = 2 } + { x = 10; y = 20 } + origin) in
  Printf.printf "%d %d\n" p.P.x p.y;
  let open struct let hidden = 5 let twice x = x * 2 end in
  Printf.printf "%d\n" (twice hidden);
  let module L = struct include List let second l = nth l 1 end in
  Printf.printf "%d\n" (L.second [ 1; 2; 3 ]);
  Printf.printf "%d\n" (let exception Local of int in try raise (Local 4) with Local n -> n)
