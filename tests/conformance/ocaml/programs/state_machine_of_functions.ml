type state = State of (char -> state) | Final of string

let rec start = State (function '0' .. '9' as c -> digits (String.make 1 c) | '"' -> quoted "" | c -> Final (Printf.sprintf "bad %C" c))
and digits s = State (function '0' .. '9' as c -> digits (s ^ String.make 1 c) | _ -> Final ("number " ^ s))
and quoted s = State (function '"' -> Final ("string " ^ s) | c -> quoted (s ^ String.make 1 c))

let run s =
  let rec go state i = match state with Final r -> r | State f -> if i < String.length s then go (f s.[i]) (i + 1) else "unfinished" in
  go start 0

let main () = List.iter (fun s -> print_endline (run s)) [ "123;"; "\"abc\""; "x"; "12"; "\"open" ]
