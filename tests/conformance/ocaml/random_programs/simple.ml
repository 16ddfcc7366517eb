(* Literals and patterns of a type. *)

open Draw

let literal_of_int () =
  match below 12 with
  | 0 -> "max_int" | 1 -> "min_int" | 2 -> text "(%d)" (below 2000000 - 1000000) | 3 -> "(-1)"
  | _ -> text "(%d)" (between (-3) 9)

let literal_of_char () = text "%C" (pick [ 'a'; 'b'; 'z'; 'A'; '0'; '9'; ' '; '\n'; '\000'; '\255' ])
let literal_of_string () = text "%S" (pick [ ""; "a"; "ab"; "abc"; "12"; "-7"; "0x1f"; "x y"; "B\n"; "\255"; "zz" ])
let literal_of_float () =
  pick [ "0."; "(-0.)"; "1."; "1.5"; "(-2.25)"; "1e10"; "1e-3"; "infinity"; "nan"; "max_float"; "epsilon_float"; "3." ]

let rec literal ty =
  match ty with
  | Int -> literal_of_int ()
  | Bool -> pick [ "true"; "false" ]
  | Char -> literal_of_char ()
  | String -> literal_of_string ()
  | Float -> literal_of_float ()
  | Unit -> "()"
  | Int64 -> pick [ "0L"; "1L"; "(-1L)"; "Int64.max_int"; "Int64.min_int"; "255L" ]
  | Bytes -> text "(Bytes.of_string %s)" (literal_of_string ())
  | Tree -> pick [ "Leaf"; text "(Node (Leaf, %s, Leaf))" (literal_of_int ()) ]
  | Color -> pick [ "Red"; "Green"; text "(Blue %s)" (literal_of_int ()); "(Mix (Red, Green))" ]
  | Record -> text "{ a = %s; b = %s; c = %s }" (literal_of_int ()) (literal_of_int ()) (literal_of_string ())
  | Shape -> pick [ text "(Circle { radius = %s })" (literal_of_int ()); text "(Square { side = %s })" (literal_of_int ()) ]
  | Poly -> pick [ "`A"; text "(`B %s)" (literal_of_int ()); "`C" ]
  | List t -> text "[%s]" (String.concat "; " (List.init (below 4) (fun _ -> literal t)))
  | Option t -> if chance 30 then "None" else text "(Some %s)" (literal t)
  | Array t -> text "[|%s|]" (String.concat "; " (List.init (below 4) (fun _ -> literal t)))
  | Ref t -> text "(ref %s)" (literal t)
  | Lazy t -> text "(lazy %s)" (literal t)
  | Pair (a, b) -> text "(%s, %s)" (literal a) (literal b)
  | Result (a, b) -> if chance 60 then text "(Ok %s)" (literal a) else text "(Error %s)" (literal b)
  | Fun (a, b) -> text "(fun (_ : %s) -> %s)" (name_of a) (literal b)

(* A pattern is its text, and the variables that it binds. *)

type variable = { name : string; ty : ty }

let rec pattern depth ty =
  if depth = 0 || chance 25 then if chance 40 then "_", [] else let name = fresh "p" in name, [ { name; ty } ]
  else if chance 8 then begin
    let inner, variables = pattern (depth - 1) ty in
    let name = fresh "q" in
    text "(%s as %s)" inner name, { name; ty } :: variables
  end
  else
    let sub = pattern (depth - 1) in
    let two make a b =
      let left, first = sub a in
      let right, second = sub b in
      make left right, first @ second
    in
    let one make a = let inner, variables = sub a in make inner, variables in
    match ty with
    | Int -> pick [ "0"; "1"; "(-1)"; "(2 | 3)"; "5" ], []
    | Bool -> pick [ "true"; "false" ], []
    | Char -> pick [ "'a'"; "('a' .. 'c')"; "('0' | '9')" ], []
    | String -> pick [ "\"\""; "\"a\""; "(\"ab\" | \"12\")" ], []
    | Float -> pick [ "0."; "1.5" ], []
    | Unit -> "()", []
    | Int64 -> pick [ "0L"; "1L" ], []
    | Tree ->
        if chance 40 then "Leaf", []
        else begin
          let left, first = sub Tree in
          let middle, second = sub Int in
          let right, third = sub Tree in
          text "Node (%s, %s, %s)" left middle right |> text "(%s)", first @ second @ third
        end
    | Color ->
        (match below 4 with
         | 0 -> "Red", []
         | 1 -> "(Red | Green)", []
         | 2 -> one (text "(Blue %s)") Int
         | _ -> two (text "(Mix (%s, %s))") Color Color)
    | Record -> two (text "{ a = %s; c = %s; _ }") Int String
    | Shape -> one (if chance 50 then text "(Circle { radius = %s })" else text "(Square { side = %s })") Int
    | Poly -> if chance 50 then pick [ "`A"; "(`A | `C)" ], [] else one (text "(`B %s)") Int
    | List t ->
        (match below 3 with
         | 0 -> "[]", []
         | 1 -> one (text "[ %s ]") t
         | _ -> two (text "(%s :: %s)") t (List t))
    | Option t -> if chance 30 then "None", [] else one (text "(Some %s)") t
    | Array t -> if chance 30 then "[||]", [] else two (text "[| %s; %s |]") t t
    | Ref t -> one (text "{ contents = %s }") t
    | Pair (a, b) -> two (text "(%s, %s)") a b
    | Result (a, b) -> if chance 50 then one (text "(Ok %s)") a else one (text "(Error %s)") b
    | Lazy t -> one (text "(lazy %s)") t
    | Bytes | Fun _ -> "_", []
