module Length : sig
  type 'u t
  type metre
  type foot
  val metres : float -> metre t
  val feet : float -> foot t
  val add : 'u t -> 'u t -> 'u t
  val to_metres : foot t -> metre t
  val value : 'u t -> float
end = struct
  type 'u t = float
  type metre
  type foot
  let metres x = x
  let feet x = x
  let add = ( +. )
  let to_metres x = x *. 0.3048
  let value x = x
end

let main () = Length.(Printf.printf "%g\n" (value (add (metres 1.) (to_metres (feet 10.)))))
