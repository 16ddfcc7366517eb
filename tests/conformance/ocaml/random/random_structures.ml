type t = A | B | C of int | D of float * t | E of string list | F of t array | G of { mutable x : t; y : char }

let rec draw depth =
  match if depth = 0 then below 3 else below 8 with
  | 0 -> A
  | 1 -> B
  | 2 -> C (draw_small ())
  | 3 -> D (draw_float (), draw (depth - 1))
  | 4 -> E (draw_list (fun () -> pick [ ""; "a"; "b"; "ab" ]))
  | 5 -> F (Array.init (below 3) (fun _ -> draw (depth - 1)))
  | _ -> G { x = draw (depth - 1); y = pick [ 'a'; 'b' ] }

let rec show = function
  | A -> "A" | B -> "B" | C n -> "C" ^ show_int n
  | D (f, t) -> "D" ^ show_float f ^ show t
  | E l -> "E" ^ show_list show_string l
  | F a -> "F" ^ show_list show (Array.to_list a)
  | G { x; y } -> "G" ^ show x ^ show_char y

module M = Map.Make (struct type nonrec t = t let compare = compare end)

let main seed =
  let map = ref M.empty and table = Hashtbl.create 4 in
  repeat 150 seed (fun () ->
      let a = draw 3 in
      let b = if below 4 = 0 then a else draw 3 in
      call (Printf.sprintf "compare %s %s" (show a) (show b)) show_int (fun () -> compare a b);
      call "order" (show_list show_bool) (fun () -> [ a = b; a <> b; a < b; a <= b; a > b; a >= b ]);
      call "pairs" show_int (fun () -> compare (a, [ b ], Some a) (b, [ a ], None));
      call "hash" show_int (fun () -> Hashtbl.hash a);
      call "hash_param" show_int (fun () -> Hashtbl.hash_param 5 10 (a, b));
      call "max" show (fun () -> max a b);
      map := M.add a (M.cardinal !map) (if below 3 = 0 then M.remove b !map else !map);
      call "cardinal" show_int (fun () -> M.cardinal !map);
      Hashtbl.replace table (Hashtbl.hash a land 63) a;
      call "table" show (fun () -> Hashtbl.find table (Hashtbl.hash b land 63));
      call "sorted" (show_list show) (fun () -> List.sort compare [ a; b; A; C 1; a ]));
  M.iter (fun k v -> Printf.printf "%s=%d " (show k) v) !map;
  Hashtbl.iter (fun k v -> Printf.printf "%d=%s " k (show v)) table
