class virtual counted = object val virtual mutable count : int method hit = count <- count + 1 method count = count end
class from_five = object inherit counted val mutable count = 5 end
class type has_count = object method count : int end

let total (l : has_count list) = List.fold_left (fun a o -> a + o#count) 0 l

let main () =
  let o = new from_five in
  o#hit;
  o#hit;
  Printf.printf "%d\n" (total [ (o :> has_count); object method count = 100 end ])
