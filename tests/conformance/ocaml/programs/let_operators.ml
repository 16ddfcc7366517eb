let ( let* ) = Option.bind
let ( let+ ) x f = Option.map f x
let ( and+ ) a b = match (a, b) with Some a, Some b -> Some (a, b) | _ -> None

let compute a b =
  let* x = int_of_string_opt a in
  let* y = int_of_string_opt b in
  if y = 0 then None else Some (x / y)

let main () =
  let show = function None -> print_endline "none" | Some n -> Printf.printf "%d\n" n in
  show (compute "10" "3");
  show (compute "x" "3");
  show (compute "1" "0");
  show (let+ a = Some 1 and+ b = Some 2 in a + b);
  show (let+ a = Some 1 and+ b = None in a + b)
