exception Simple
exception Number of int
exception Many of int * string * float
exception Inline of { code : int; text : string }
exception Nested of exn
exception Of_list of int list

let main () =
  List.iter (fun e -> print_endline (Printexc.to_string e))
    [ Simple; Number (-3); Many (1, "two \"q\"", 3.5); Inline { code = 1; text = "t" }; Nested (Number 1); Of_list [ 1 ];
      Not_found; Exit; End_of_file; Failure "f"; Invalid_argument "i"; Division_by_zero; Stack_overflow; Out_of_memory;
      Sys_error "s"; Sys_blocked_io; Assert_failure ("file", 1, 2); Match_failure ("file", 3, 4) ]
