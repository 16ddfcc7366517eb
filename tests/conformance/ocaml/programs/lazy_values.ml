let main () =
  let count = ref 0 in
  let l = lazy (incr count; !count * 10) in
  Printf.printf "%b\n" (Lazy.is_val l);
  Printf.printf "%d %d %d\n" (Lazy.force l) (Lazy.force l) !count;
  Printf.printf "%b %d\n" (Lazy.is_val l) (Lazy.force (Lazy.from_val 5));
  let m = Lazy.map (fun x -> print_string "map "; x + 1) l in
  Printf.printf "%d\n" (Lazy.force m);
  let f = Lazy.from_fun (fun () -> print_string "run "; 3) in
  Printf.printf "%d %d\n" (Lazy.force f) (Lazy.force_val f)
