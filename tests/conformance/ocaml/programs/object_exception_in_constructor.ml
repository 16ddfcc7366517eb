class checked n = let () = if n < 0 then invalid_arg "checked" in object initializer if n > 100 then failwith "large" method value = n end

let main () =
  List.iter (fun n -> try Printf.printf "%d\n" (new checked n)#value with e -> print_endline (Printexc.to_string e)) [ 5; -1; 500; 0 ];
  ignore (new checked (-5))
