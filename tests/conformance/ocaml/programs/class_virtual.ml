class virtual shape =
  object (self)
    method virtual area : float
    method bigger (other : shape) = self#area > other#area
    method describe = Printf.sprintf "area %.2f" self#area
  end

class square s = object inherit shape method area = s *. s end
class circle r = object inherit shape method area = 3.14 *. r *. r end

let main () =
  let s = (new square 2. :> shape) and c = (new circle 1. :> shape) in
  Printf.printf "%s %s %b %b\n" s#describe c#describe (s#bigger c) (c#bigger s)
