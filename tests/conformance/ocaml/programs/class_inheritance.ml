class animal name =
  object (self)
    method name = name
    method sound = "..."
    method speak = Printf.sprintf "%s says %s" self#name self#sound
  end

class dog name = object inherit animal name as super method! sound = "woof" method! speak = super#speak ^ "!" end
class puppy = object inherit dog "pup" method! sound = "yip" end

let main () =
  List.iter (fun a -> print_endline a#speak) [ new animal "it"; new dog "rex"; (new puppy :> animal) ]
