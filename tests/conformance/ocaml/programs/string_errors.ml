let attempt f = try print_endline (f ()) with e -> print_endline (Printexc.to_string e)

let main () =
  attempt (fun () -> String.sub "abc" 2 2);
  attempt (fun () -> String.sub "abc" (-1) 1);
  attempt (fun () -> String.make (-1) 'a');
  attempt (fun () -> String.make 1 "abc".[3]);
  attempt (fun () -> string_of_int (String.index_from "abc" 4 'a'));
  attempt (fun () -> string_of_int (String.rindex_from "abc" 3 'a'));
  attempt (fun () -> String.init (-1) (fun _ -> 'a'));
  attempt (fun () -> string_of_int (String.index_from "abc" 3 'a'));
  attempt (fun () -> String.sub "abc" 3 0)
