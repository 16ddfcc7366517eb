(* Types of the random programs, how values of them are shown, and drawing itself. *)


type ty =
  | Int | Bool | Char | String | Float | Unit | Int64 | Bytes
  | Tree | Color | Record | Shape | Poly
  | List of ty | Option of ty | Array of ty | Ref of ty | Lazy of ty
  | Pair of ty * ty | Result of ty * ty
  | Fun of ty * ty

let rec name_of = function
  | Int -> "int" | Bool -> "bool" | Char -> "char" | String -> "string" | Float -> "float" | Unit -> "unit"
  | Int64 -> "int64" | Bytes -> "bytes" | Tree -> "tree" | Color -> "color" | Record -> "record" | Shape -> "shape"
  | Poly -> "poly"
  | List t -> Printf.sprintf "(%s list)" (name_of t)
  | Option t -> Printf.sprintf "(%s option)" (name_of t)
  | Array t -> Printf.sprintf "(%s array)" (name_of t)
  | Ref t -> Printf.sprintf "(%s ref)" (name_of t)
  | Lazy t -> Printf.sprintf "(%s Lazy.t)" (name_of t)
  | Pair (a, b) -> Printf.sprintf "(%s * %s)" (name_of a) (name_of b)
  | Result (a, b) -> Printf.sprintf "((%s, %s) result)" (name_of a) (name_of b)
  | Fun (a, b) -> Printf.sprintf "(%s -> %s)" (name_of a) (name_of b)

(* Declared in the prelude. *)
let rec shower = function
  | Int -> "string_of_int" | Bool -> "string_of_bool" | Char -> "show_char" | String -> "show_string"
  | Float -> "show_float" | Unit -> "show_unit" | Int64 -> "Int64.to_string" | Bytes -> "show_bytes"
  | Tree -> "show_tree" | Color -> "show_color" | Record -> "show_record" | Shape -> "show_shape" | Poly -> "show_poly"
  | List t -> Printf.sprintf "(show_list %s)" (shower t)
  | Option t -> Printf.sprintf "(show_option %s)" (shower t)
  | Array t -> Printf.sprintf "(show_array %s)" (shower t)
  | Ref t -> Printf.sprintf "(fun r -> %s !r)" (shower t)
  | Lazy t -> Printf.sprintf "(fun l -> %s (Lazy.force l))" (shower t)
  | Pair (a, b) -> Printf.sprintf "(show_pair %s %s)" (shower a) (shower b)
  | Result (a, b) -> Printf.sprintf "(show_result %s %s)" (shower a) (shower b)
  | Fun _ -> "(fun _ -> \"<fun>\")"

let rec holds_function = function
  | Fun _ | Lazy _ -> true
  | List t | Option t | Array t | Ref t -> holds_function t
  | Pair (a, b) | Result (a, b) -> holds_function a || holds_function b
  | _ -> false

(* ---- Drawing *)

let state = ref (Random.State.make [| 0 |])
let below n = Random.State.int !state n
let between low high = low + below (high - low + 1)
let chance percent = below 100 < percent
let pick items = List.nth items (below (List.length items))
let counter = ref 0
let fresh prefix = incr counter; Printf.sprintf "%s%d" prefix !counter
let text = Printf.sprintf

let plain = [ Int; Int; Int; Bool; Char; String; Float; Unit; Int64; Bytes; Tree; Color; Record; Shape; Poly ]

let rec draw_type depth =
  if depth = 0 || chance 55 then pick plain
  else
    let sub () = draw_type (depth - 1) in
    match below 9 with
    | 0 | 1 -> List (sub ())
    | 2 -> Option (sub ())
    | 3 -> Array (sub ())
    | 4 -> Ref (sub ())
    | 5 -> Pair (sub (), sub ())
    | 6 -> Fun (sub (), sub ())
    | 7 -> Result (sub (), sub ())
    | _ -> Lazy (sub ())
