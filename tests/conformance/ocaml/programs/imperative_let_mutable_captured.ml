let main () =
  let x = ref 0 in
  let y = ref 10 in
  while !x < 3 do
    x := !x + 1;
    y := !y - !x
  done;
  Printf.printf "%d %d\n" !x !y;
  let z = ref "a" in
  let grow () = z := !z ^ !z in
  grow ();
  grow ();
  print_endline !z;
  let r = ref [] in
  for i = 1 to 3 do r := (fun () -> i + !x) :: !r done;
  x := 100;
  List.iter (fun f -> Printf.printf "%d " (f ())) !r
