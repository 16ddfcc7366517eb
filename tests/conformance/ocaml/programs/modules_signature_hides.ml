module Stack : sig
  type 'a t
  val empty : 'a t
  val push : 'a -> 'a t -> 'a t
  val pop : 'a t -> ('a * 'a t) option
end = struct
  type 'a t = 'a list
  let hidden = 5
  let empty = []
  let push x s = ignore hidden; x :: s
  let pop = function [] -> None | x :: s -> Some (x, s)
end

let main () =
  let s = Stack.(push 3 (push 2 (push 1 empty))) in
  let rec drain s = match Stack.pop s with None -> () | Some (x, s) -> Printf.printf "%d " x; drain s in
  drain s
