let rec deep n = 1 + deep (n + 1)
let main () = try Printf.printf "%d\n" (deep 0) with Stack_overflow -> print_endline "overflow"
