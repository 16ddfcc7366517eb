(* Random well-typed programs, for comparing how two runtimes carry out the language itself:
       ocaml generate.ml FOLDER SEED FIRST COUNT
   writes COUNT programs into FOLDER, each with a function `main` that prints what calls of the others come to.

   What always holds: the seed and the number of a program decide everything; a program types; it ends, since every call of
   a function and every turn of a loop takes from a store that is not refilled before the next call of `main`, and what grows
   has a limit. Expressions are in parentheses. What is printed does not depend on addresses. *)

open Draw

let prelude =
  {|type tree = Leaf | Node of tree * int * tree
type color = Red | Green | Blue of int | Mix of color * color
type record = { a : int; mutable b : int; c : string }
type shape = Circle of { radius : int } | Square of { mutable side : int }
type poly = [ `A | `B of int | `C ]
type _ term =
  | Int : int -> int term
  | Bool : bool -> bool term
  | If : bool term * 'a term * 'a term -> 'a term
  | Both : 'a term * 'b term -> ('a * 'b) term
  | First : ('a * 'b) term -> 'a term
module type HOLDS = sig val x : int end
exception One
exception Two of int
exception Three of string * int

let store = ref 0
let tick () = decr store; if !store < 0 then raise Stack_overflow
let rec evaluate : type a. a term -> a = function
  | Int n -> n
  | Bool b -> b
  | If (c, a, b) -> if evaluate c then evaluate a else evaluate b
  | Both (a, b) -> let b = evaluate b in (evaluate a, b)
  | First p -> fst (evaluate p)
(* What doubles in a loop would be too large for any memory, or for a walk that does not see what is shared. *)
let most = 300
let checked size value = if size value > most then failwith "large" else value
let rec size = function Leaf -> 0 | Node (l, _, r) -> size l + 1 + size r
let rec size_of_color = function Red | Green | Blue _ -> 1 | Mix (a, b) -> size_of_color a + size_of_color b
let node l n r = checked size (Node (l, n, r))
let mix a b = checked size_of_color (Mix (a, b))
let labelled ?(middle = 5) ~left right = (left * 3) - (middle * right)
let inside length i = (i land max_int) mod length
let element a i otherwise = if Array.length a = 0 then otherwise else a.(inside (Array.length a) i)
let put a i value = if Array.length a > 0 then a.(inside (Array.length a) i) <- value
let letter s i = if s = "" then '?' else s.[inside (String.length s) i]
let part s i count =
  let start = inside (String.length s + 1) i in
  String.sub s start (inside (String.length s - start + 1) count)
let number s = match int_of_string_opt s with Some n -> n | None -> String.length s
let show_char c = Printf.sprintf "%C" c
let show_string s = Printf.sprintf "%S" s
let show_bytes b = Printf.sprintf "%S" (Bytes.to_string b)
let show_float f = if f <> f then "nan" else Printf.sprintf "%.17g" f
let show_unit () = "()"
let rec show_tree = function
  | Leaf -> "Leaf"
  | Node (l, n, r) -> Printf.sprintf "Node (%s, %d, %s)" (show_tree l) n (show_tree r)
let rec show_color = function
  | Red -> "Red"
  | Green -> "Green"
  | Blue n -> "Blue " ^ string_of_int n
  | Mix (a, b) -> "Mix (" ^ show_color a ^ ", " ^ show_color b ^ ")"
let show_record { a; b; c } = Printf.sprintf "{a = %d; b = %d; c = %S}" a b c
let show_shape = function Circle { radius } -> "Circle " ^ string_of_int radius | Square { side } -> "Square " ^ string_of_int side
let show_poly = function `A -> "A" | `B n -> "B " ^ string_of_int n | `C -> "C"
let show_list show l = "[" ^ String.concat "; " (List.map show l) ^ "]"
let show_array show a = "[|" ^ String.concat "; " (Array.to_list (Array.map show a)) ^ "|]"
let show_option show = function None -> "None" | Some x -> "Some " ^ show x
let show_pair first second (a, b) = let a = first a in "(" ^ a ^ ", " ^ second b ^ ")"
let show_result good bad = function Ok x -> "Ok " ^ good x | Error x -> "Error " ^ bad x
let most_shown = 2000
let shown text = if String.length text > most_shown then String.sub text 0 most_shown else text
let report name call =
  store := 200;
  match call () with
  | text -> print_endline (name ^ " = " ^ shown text)
  | exception problem -> print_endline (name ^ " raises " ^ shown (Printexc.to_string problem))
|}

let functions = 6
let calls = 4
let depth = 5

(* Each may call itself and those before it. *)
let program out seed number =
  state := Random.State.make [| seed; number |];
  counter := 0;
  output_string out prelude;
  let define known index =
    let name = Printf.sprintf "f%d" index in
    let parameters = List.init (between 1 3) (fun i -> { Simple.name = Printf.sprintf "x%d_%d" index i; ty = draw_type 2 }) in
    let result = draw_type 2 in
    let types = List.map (fun parameter -> parameter.Simple.ty) parameters in
    let all = (name, types, result) :: known in
    let scope = { Expressions.variables = parameters; functions = all } in
    let head =
      List.map (fun { Simple.name; ty } -> Printf.sprintf "(%s : %s)" name (name_of ty)) parameters |> String.concat " "
    in
    Printf.fprintf out "\nlet rec %s %s : %s =\n  tick ();\n  %s\n" name head (name_of result)
      (Expressions.expression depth scope result);
    all
  in
  let known = List.fold_left define [] (List.init functions succ) in
  output_string out "\nlet main () =\n";
  List.iter
    (fun (name, parameters, result) ->
      for _ = 1 to calls do
        let scope = { Expressions.variables = []; functions = [] } in
        let arguments = List.map (Expressions.expression 2 scope) parameters in
        Printf.fprintf out "  report %S (fun () -> %s (%s %s));\n" name (shower result) name (String.concat " " arguments)
      done)
    (List.rev known);
  output_string out "  ()\n"

let () =
  match Array.to_list Sys.argv with
  | [ _; folder; seed; first; count ] ->
      let first = int_of_string first in
      for number = first to first + int_of_string count - 1 do
        let file = Filename.concat folder (Printf.sprintf "random_%s_%d.ml" seed number) in
        let out = open_out_bin file in
        program out (int_of_string seed) number;
        close_out out
      done
  | _ -> prerr_endline "usage: generate FOLDER SEED FIRST COUNT"; exit 2
