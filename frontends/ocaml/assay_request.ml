(* Reads a request: one s-expression of symbols, strings, integers and lists. *)

type t = Symbol of string | Text of string | Integer of int | List of t list

exception Bad of string

let is_space c = c = ' ' || c = '\n' || c = '\t' || c = '\r'

let add_code_point out code =
  match Uchar.of_int code with
  | point -> Buffer.add_utf_8_uchar out point
  | exception Invalid_argument _ -> raise (Bad "an escape that is no character")

let read text =
  let at = ref 0 in
  let peek () = if !at < String.length text then text.[!at] else raise (Bad "it ends too early") in
  let next () = let c = peek () in incr at; c in
  let rec skip_spaces () = if !at < String.length text && is_space text.[!at] then (incr at; skip_spaces ()) in
  let escape out =
    match next () with
    | 'n' -> Buffer.add_char out '\n'
    | 'r' -> Buffer.add_char out '\r'
    | 't' -> Buffer.add_char out '\t'
    | 'x' ->
        let start = !at in
        while next () <> ';' do () done;
        let digits = String.sub text start (!at - 1 - start) in
        (match int_of_string_opt ("0x" ^ digits) with
         | Some code -> add_code_point out code
         | None -> raise (Bad "an escape without digits"))
    | c -> Buffer.add_char out c
  in
  let quoted delimiter =
    let out = Buffer.create 64 in
    let rec from () =
      match next () with
      | c when c = delimiter -> Buffer.contents out
      | '\\' -> escape out; from ()
      | c -> Buffer.add_char out c; from ()
    in
    from ()
  in
  let bare () =
    let start = !at in
    let ends c = is_space c || c = '(' || c = ')' || c = '"' in
    while !at < String.length text && not (ends text.[!at]) do incr at done;
    let word = String.sub text start (!at - start) in
    match int_of_string_opt word with Some number -> Integer number | None -> Symbol word
  in
  let rec expression () =
    skip_spaces ();
    match peek () with
    | '(' -> incr at; List (items [])
    | ')' -> raise (Bad "a parenthesis too many")
    | '"' -> incr at; Text (quoted '"')
    | '|' -> incr at; Symbol (quoted '|')
    | _ -> bare ()
  and items read =
    skip_spaces ();
    if peek () = ')' then (incr at; List.rev read) else items (expression () :: read)
  in
  let result = expression () in
  skip_spaces ();
  if !at < String.length text then raise (Bad "something follows it");
  result
