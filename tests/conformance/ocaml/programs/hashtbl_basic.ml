let main () =
  let h = Hashtbl.create 8 in
  Hashtbl.add h "a" 1;
  Hashtbl.add h "b" 2;
  Hashtbl.add h "a" 3;
  Printf.printf "%d %d %d\n" (Hashtbl.find h "a") (Hashtbl.length h) (List.length (Hashtbl.find_all h "a"));
  Hashtbl.remove h "a";
  Printf.printf "%d %b\n" (Hashtbl.find h "a") (Hashtbl.mem h "b");
  Hashtbl.replace h "a" 7;
  Printf.printf "%d %b\n" (Hashtbl.find h "a") (Hashtbl.find_opt h "q" = None);
  Hashtbl.reset h;
  Printf.printf "%d\n" (Hashtbl.length h);
  ignore (Hashtbl.find h "a")
