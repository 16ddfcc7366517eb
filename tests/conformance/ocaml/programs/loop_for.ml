let main () =
  for i = 1 to 5 do Printf.printf "%d " i done;
  for i = 5 downto 1 do Printf.printf "%d " i done;
  for i = 3 to 2 do Printf.printf "never %d" i done;
  let bound = ref 3 in
  for i = 0 to !bound do
    bound := 10;
    Printf.printf "[%d]" i
  done;
  for i = max_int - 1 to max_int do print_int (i - max_int) done;
  for i = min_int + 1 downto min_int do print_int (i - min_int) done
