class a = object method name = "a" method only_a = 1 end
class b = object method name = "b" method only_b = 2 end
class c = object inherit a as from_a inherit b as from_b method both = from_a#name ^ from_b#name end

let main () =
  let o = new c in
  Printf.printf "%s %s %d %d\n" o#name o#both o#only_a o#only_b
