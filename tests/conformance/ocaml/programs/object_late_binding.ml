class base = object (self) method a = "base-a" method b = "b calls " ^ self#a method c = self#b end
class middle = object (self) inherit base as super method! a = "middle-a" method! c = "<" ^ super#c ^ ">" ^ self#a end
class top = object inherit middle method! a = "top-a" end

let main () =
  print_endline (new base)#c;
  print_endline (new middle)#c;
  print_endline (new top)#c;
  Printf.printf "%d\n" (List.length (List.map (fun o -> o#b) [ new base; (new top :> base) ]))
