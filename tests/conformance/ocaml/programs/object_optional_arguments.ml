class greeter ?(greeting = "hello") name =
  object
    method greet ?(times = 1) () = String.concat " " (List.init times (fun _ -> greeting ^ " " ^ name))
    method with_label ~prefix s = prefix ^ s
  end

let main () =
  let g = new greeter "bob" and h = new greeter ~greeting:"hi" "eve" in
  print_endline (g#greet ());
  print_endline (h#greet ~times:2 ());
  print_endline (g#with_label ~prefix:">" "x");
  let m = h#greet in
  print_endline (m ~times:1 ())
