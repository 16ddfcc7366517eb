type _ term =
  | Int : int -> int term
  | Bool : bool -> bool term
  | Add : int term * int term -> int term
  | If : bool term * 'a term * 'a term -> 'a term
  | Equal : 'a term * 'a term -> bool term
  | Pair : 'a term * 'b term -> ('a * 'b) term

let rec eval : type a. a term -> a = function
  | Int n -> n
  | Bool b -> b
  | Add (a, b) -> eval a + eval b
  | If (c, a, b) -> if eval c then eval a else eval b
  | Equal (a, b) -> eval a = eval b
  | Pair (a, b) -> (eval a, eval b)

let main () =
  let a, b = eval (Pair (If (Equal (Int 3, Add (Int 1, Int 2)), Int 10, Int 20), Equal (Bool true, Bool false))) in
  Printf.printf "%d %b\n" a b
