type expr = Int of int | Var of string | Add of expr * expr | Mul of expr * expr | Let of string * expr * expr

let rec eval env = function
  | Int n -> n
  | Var x -> List.assoc x env
  | Add (a, b) -> eval env a + eval env b
  | Mul (a, b) -> eval env a * eval env b
  | Let (x, a, b) -> eval ((x, eval env a) :: env) b

let main () =
  Printf.printf "%d\n" (eval [] (Let ("x", Add (Int 2, Int 3), Mul (Var "x", Let ("x", Int 1, Add (Var "x", Int 6))))));
  Printf.printf "%d\n" (eval [ ("y", 4) ] (Mul (Var "y", Var "y")));
  print_int (eval [] (Var "unbound"))
