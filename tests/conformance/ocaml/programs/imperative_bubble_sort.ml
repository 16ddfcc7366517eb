let main () =
  let a = [| 5; 2; 9; 1; 7; 3 |] in
  let swapped = ref true and passes = ref 0 in
  while !swapped do
    swapped := false;
    incr passes;
    for i = 0 to Array.length a - 2 do
      if a.(i) > a.(i + 1) then begin
        let t = a.(i) in
        a.(i) <- a.(i + 1);
        a.(i + 1) <- t;
        swapped := true
      end
    done
  done;
  Array.iter (Printf.printf "%d ") a;
  Printf.printf "after %d\n" !passes
