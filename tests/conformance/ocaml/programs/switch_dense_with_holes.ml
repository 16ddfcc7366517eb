let f = function 0 -> 'a' | 1 -> 'b' | 2 -> 'c' | 4 -> 'e' | 5 -> 'f' | 8 -> 'i' | 9 -> 'j' | 10 -> 'k' | _ -> '?'
let main () = for i = -2 to 12 do print_char (f i) done
