class point x y =
  object (_ : 'self)
    val x = x
    val y = y
    method x = x
    method move dx dy : 'self = {< x = x + dx; y = y + dy >}
    method show = Printf.sprintf "(%d,%d)" x y
  end

class named n x y = object inherit point x y as super method! show = n ^ super#show end

let main () =
  let p = new named "p" 1 2 in
  let q = p#move 10 10 in
  print_endline (p#show ^ q#show);
  Printf.printf "%b %b %b\n" (p = p) (p = q) (p == Oo.copy p)
