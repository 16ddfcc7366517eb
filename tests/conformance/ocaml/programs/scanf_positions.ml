let main () =
  Scanf.sscanf "hello 42 rest" "%s %n%d%N" (fun s n d k -> Printf.printf "%s %d %d %d\n" s n d k);
  Scanf.sscanf "a,b,,c" "%[^,],%[^,],%[^,],%s" (fun a b c d -> Printf.printf "%s|%s|%s|%s\n" a b c d);
  Scanf.sscanf "-3.25e2 nan" "%e %f" (fun a b -> Printf.printf "%g %g\n" a b);
  Printf.printf "%d\n" (Scanf.sscanf "7 8" "%d%_d" Fun.id)
