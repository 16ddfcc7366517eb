let main () =
  let n = 100 in
  let composite = Array.make (n + 1) false in
  for i = 2 to n do
    if not composite.(i) then begin
      Printf.printf "%d " i;
      let j = ref (i * i) in
      while !j <= n do composite.(!j) <- true; j := !j + i done
    end
  done
