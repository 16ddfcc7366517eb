class base n =
  let squared = n * n in
  object (self)
    val id = squared
    initializer Printf.printf "base %d %d\n" id self#value
    method value = 1
  end

class derived n = object inherit base (n + 1) initializer print_endline "derived" method! value = 2 end

let main () =
  let d = new derived 3 in
  Printf.printf "%d\n" d#value
