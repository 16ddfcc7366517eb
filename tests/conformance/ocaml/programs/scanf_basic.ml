let main () =
  Scanf.sscanf "12 abc 3.5" "%d %s %f" (fun a b c -> Printf.printf "%d %s %g\n" a b c);
  Scanf.sscanf "x=5,y=-7" "x=%d,y=%d" (fun x y -> Printf.printf "%d\n" (x + y));
  Scanf.sscanf "0x1f 017 z" "%x %o %c" (fun a b c -> Printf.printf "%d %d %c\n" a b c);
  Scanf.sscanf "[abc] \"quo ted\"" "[%[a-z]] %S" (fun a b -> Printf.printf "%s %s\n" a b);
  Scanf.sscanf "true 9L" "%B %Ld" (fun a b -> Printf.printf "%b %Ld\n" a b)
