class widget = object (self) val mutable children : widget list = [] method add w = children <- w :: children method count : int = 1 + List.fold_left (fun a c -> a + c#count) 0 children method me = (self :> widget) end

let main () =
  let root = new widget and x = new widget in
  x#add (new widget);
  root#add x;
  root#add (new widget);
  Printf.printf "%d %b\n" root#count (root#me = root)
