let stages () =
  print_string "made ";
  fun x ->
    print_string "first ";
    fun y ->
      print_string "second ";
      x + y

let main () =
  let partial = stages () 1 in
  Printf.printf "%d\n" (partial 2);
  Printf.printf "%d\n" (stages () 3 4)
