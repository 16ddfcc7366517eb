let main () =
  let s = "\xe9\xc9\xdf stra\xdfe" in
  Printf.printf "%S %S\n" (String.uppercase_ascii s) (String.lowercase_ascii s);
  Printf.printf "%S\n" (String.map (fun c -> if Char.code c > 127 then '?' else c) s);
  Printf.printf "%d %d\n" (Char.code s.[0]) (String.length s);
  Printf.printf "%b\n" ("\xff" > "a")
