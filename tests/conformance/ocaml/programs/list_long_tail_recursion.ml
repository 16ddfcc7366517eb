let rec build n acc = if n = 0 then acc else build (n - 1) (n :: acc)
let rec length acc = function [] -> acc | _ :: t -> length (acc + 1) t

let main () =
  let l = build 100000 [] in
  Printf.printf "%d %d\n" (length 0 l) (List.fold_left ( + ) 0 l);
  Printf.printf "%d\n" (List.length (List.rev l));
  Printf.printf "%d\n" (List.hd (List.rev_map (fun x -> x * 2) l))
