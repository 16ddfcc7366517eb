let rec queens n row placed =
  if row = n then 1
  else begin
    let count = ref 0 in
    for column = 0 to n - 1 do
      if List.for_all (fun (r, c) -> c <> column && abs (c - column) <> row - r) placed then
        count := !count + queens n (row + 1) ((row, column) :: placed)
    done;
    !count
  end

let main () = for n = 1 to 6 do Printf.printf "%d " (queens n 0 []) done
