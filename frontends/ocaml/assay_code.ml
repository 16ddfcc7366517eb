(* A unit's bytecode, compiled in one process (assay_bytecode) and evaluated in another (assay_link). Both are of the
   same OCaml, so it can go from one to the other as it is. *)

type t = {
  name : string;
  code : bytes array; (* Misc.LongString.t *)
  relocations : (Cmo_format.reloc_info * int) list;
  events : Instruct.debug_event list; (* for traces *)
}

let write (code : t) out = Assay_text.bytes out (Marshal.to_string code [])

let value_of_digit c =
  match c with
  | '0' .. '9' -> Char.code c - Char.code '0'
  | 'A' .. 'F' -> Char.code c - Char.code 'A' + 10
  | _ -> raise (Assay_request.Bad "code that is none")

let read text : t =
  let byte i = Char.chr ((16 * value_of_digit text.[2 * i]) + value_of_digit text.[(2 * i) + 1]) in
  Marshal.from_string (String.init (String.length text / 2) byte) 0

(* The unit that a call is (assay_call), and what of it is named in places as if it were a file. *)
let call_unit = "Assay_call"
let function_place = "function"
let is_place_of_a_call file = file = call_unit || file = function_place
