let main () =
  let total = ref 0 in
  for i = -2 to 2 do
    try total := !total + (100 / i) with Division_by_zero -> Printf.printf "skip %d " i
  done;
  Printf.printf "%d\n" !total;
  let i = ref 0 in
  (try while true do incr i; if !i > 4 then raise Exit; try if !i mod 2 = 0 then failwith "even" with Failure m -> Printf.printf "%s%d " m !i done
   with Exit -> print_endline "exit")
