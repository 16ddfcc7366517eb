module Positive : sig
  type t = private int
  val make : int -> t
end = struct
  type t = int
  let make n = if n > 0 then n else invalid_arg "Positive.make"
end

let main () =
  let p = Positive.make 5 in
  Printf.printf "%d %b\n" ((p :> int) + 1) (p = Positive.make 5);
  ignore (Positive.make 0)
