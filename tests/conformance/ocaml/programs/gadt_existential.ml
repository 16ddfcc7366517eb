type showable = Showable : 'a * ('a -> string) -> showable

let show (Showable (x, f)) = f x

let main () =
  List.iter (fun s -> print_endline (show s))
    [ Showable (1, string_of_int); Showable ("s", fun s -> s ^ "!"); Showable ([ 1.5 ], fun l -> string_of_float (List.hd l)) ]
