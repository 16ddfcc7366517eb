(* The tokens of the exchange form (docs/exchange-form.md), written to a buffer: symbols, strings, integers, floats,
   bytes. What always holds: a token is valid UTF-8; nobody but the caller puts white space between tokens. *)

let is_letter c = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
let is_digit c = c >= '0' && c <= '9'
let is_sign c = String.contains "_@$%&*+/<=>?!^~.:-" c

let for_all_from start condition text =
  let rec from i = i >= String.length text || (condition text.[i] && from (i + 1)) in
  from start

let looks_like_an_integer text =
  String.length text > 1 && text.[0] = '-' && for_all_from 1 is_digit text

let is_bare text =
  text <> ""
  && (is_letter text.[0] || is_sign text.[0])
  && for_all_from 1 (fun c -> is_letter c || is_sign c || is_digit c || c = '\'') text
  && not (looks_like_an_integer text)

(* The length of the UTF-8 sequence at this place; 0 if there is none. *)
let utf8_length text i =
  let byte k = if i + k < String.length text then Char.code text.[i + k] else 0 in
  let follows k = byte k land 0xC0 = 0x80 in
  match byte 0 with
  | b when b < 0x80 -> 1
  | b when b >= 0xC2 && b < 0xE0 && follows 1 -> 2
  | b when b >= 0xE0 && b < 0xF0 && follows 1 && follows 2 ->
      if (b = 0xE0 && byte 1 < 0xA0) || (b = 0xED && byte 1 >= 0xA0) then 0 else 3
  | b when b >= 0xF0 && b < 0xF5 && follows 1 && follows 2 && follows 3 ->
      if (b = 0xF0 && byte 1 < 0x90) || (b = 0xF4 && byte 1 >= 0x90) then 0 else 4
  | _ -> 0

let add_escaped out delimiter text =
  let rec from i =
    if i < String.length text then begin
      let c = text.[i] in
      match utf8_length text i with
      | 0 -> Buffer.add_string out "\xEF\xBF\xBD"; from (i + 1)
      | 1 ->
          (match c with
           | '\\' -> Buffer.add_string out "\\\\"
           | '\n' -> Buffer.add_string out "\\n"
           | '\r' -> Buffer.add_string out "\\r"
           | '\t' -> Buffer.add_string out "\\t"
           | _ when c = delimiter -> Buffer.add_char out '\\'; Buffer.add_char out c
           | _ when c < ' ' || c = '\127' -> Buffer.add_string out (Printf.sprintf "\\x%X;" (Char.code c))
           | _ -> Buffer.add_char out c);
          from (i + 1)
      | length -> Buffer.add_substring out text i length; from (i + length)
    end
  in
  from 0

(* Latin-1 letters in identifiers, which OCaml allows, become U+FFFD: two names may become one, so identifiers carry
   their stamp. *)
let symbol out text =
  if is_bare text then Buffer.add_string out text
  else begin
    Buffer.add_char out '|';
    add_escaped out '|' text;
    Buffer.add_char out '|'
  end

let string out text =
  Buffer.add_char out '"';
  add_escaped out '"' text;
  Buffer.add_char out '"'

let integer out number = Buffer.add_string out (string_of_int number)

let float out number = Buffer.add_string out (Printf.sprintf "#f%016LX" (Int64.bits_of_float number))

let digit value = "0123456789ABCDEF".[value]

let bytes out text =
  Buffer.add_char out '"';
  String.iter
    (fun c ->
      Buffer.add_char out (digit (Char.code c lsr 4));
      Buffer.add_char out (digit (Char.code c land 15)))
    text;
  Buffer.add_char out '"'

(* `(`, the parts with a space between them, `)`. *)
let group out parts =
  Buffer.add_char out '(';
  List.iteri (fun i part -> if i > 0 then Buffer.add_char out ' '; part out) parts;
  Buffer.add_char out ')'

let text word = fun out -> Buffer.add_string out word
let list out head parts = group out (text head :: parts)
