let main () =
  let fs = ref [] in
  for i = 0 to 4 do
    let square = i * i in
    fs := (fun () -> (i, square)) :: !fs
  done;
  List.iter (fun f -> let i, s = f () in Printf.printf "%d:%d " i s) !fs;
  let counter = ref 0 in
  let gs = Array.init 3 (fun k -> fun () -> counter := !counter + k; !counter) in
  Array.iter (fun g -> Printf.printf "%d " (g ())) gs
