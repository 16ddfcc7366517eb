(* The canonical text of a value (docs/exchange-form.md): untyped, equal for two values exactly when they have the same
   structure, and the same as our machine's (src/lang/ocaml/text/write_canonical.h).

   What always holds: it ends, for values with cycles too, and takes no stack in proportion to a value's depth. *)

exception Too_large
exception Cyclic

let most_nodes = 2_000_000

let add_float out number =
  let bits = if Float.is_nan number then 0x7FF8000000000000L else Int64.bits_of_float number in
  Buffer.add_string out (Printf.sprintf "#f%016LX" bits)

(* Custom blocks start with a pointer to their operations, which tells what they are. *)
let operations value = Obj.raw_field value 0
let of_int32 = operations (Obj.repr 0l)
let of_int64 = operations (Obj.repr 0L)
let of_nativeint = operations (Obj.repr 0n)

let add_custom out value =
  let kind = operations value in
  if kind = of_int32 then Printf.bprintf out "(int32 %ld)" (Obj.obj value : int32)
  else if kind = of_int64 then Printf.bprintf out "(int64 %Ld)" (Obj.obj value : int64)
  else if kind = of_nativeint then Printf.bprintf out "(nativeint %nd)" (Obj.obj value : nativeint)
  else Buffer.add_string out "abstract"

(* An exception's identity is its name; an object's means nothing outside of its process. *)
let add_identity out value =
  let name = Obj.field value 0 in
  if Obj.is_block name && Obj.tag name = Obj.string_tag then begin
    Buffer.add_string out "(exn ";
    Assay_text.symbol out (Obj.obj name : string);
    Buffer.add_char out ')'
  end
  else Buffer.add_string out "object"

let add_floats out value =
  Buffer.add_string out "(254";
  for i = 0 to Obj.size value - 1 do
    Buffer.add_char out ' ';
    add_float out (Obj.double_field value i)
  done;
  Buffer.add_char out ')'

(* The blocks around the one being written, the outermost first. *)
type path = {
  mutable blocks : Obj.t array;
  mutable depth : int;
  mutable power : int; (* the largest power of two up to the depth; 1 if that is 0 *)
}

let push path value =
  if path.depth = Array.length path.blocks then begin
    let larger = Array.make (2 * path.depth) (Obj.repr 0) in
    Array.blit path.blocks 0 larger 0 path.depth;
    path.blocks <- larger
  end;
  path.blocks.(path.depth) <- value;
  path.depth <- path.depth + 1;
  if path.depth = 2 * path.power then path.power <- path.depth

let pop path =
  path.depth <- path.depth - 1;
  if path.depth < path.power && path.power > 1 then path.power <- path.power / 2

(* Whoever follows a cycle for ever takes the same way each time round; so it is found out, sooner or later, by looking
   at one block of the path only: that at the largest power of two. *)
let is_repeated path value = path.depth > 0 && path.blocks.(path.power - 1) == value

(* How many blocks up it is found, if it is. *)
let rec levels_up path value level =
  if level > path.depth then None
  else if path.blocks.(path.depth - level) == value then Some (level - 1)
  else levels_up path value (level + 1)

type step = Value of Obj.t | Fields of Obj.t * int

let rec follow_forward value =
  if Obj.is_block value && Obj.tag value = Obj.forward_tag then follow_forward (Obj.field value 0) else value

let add_leaf out value =
  let tag = Obj.tag value in
  if tag = Obj.string_tag then Assay_text.bytes out (Obj.obj value : string)
  else if tag = Obj.double_tag then add_float out (Obj.obj value : float)
  else if tag = Obj.double_array_tag then add_floats out value
  else if tag = Obj.custom_tag then add_custom out value
  else if tag = Obj.closure_tag || tag = Obj.infix_tag then Buffer.add_string out "fun"
  else if tag = Obj.object_tag then add_identity out value
  else Buffer.add_string out "abstract"

let has_fields tag = tag < Obj.no_scan_tag && tag <> Obj.closure_tag && tag <> Obj.infix_tag && tag <> Obj.object_tag

let write ~careful out root =
  let path = { blocks = Array.make 64 (Obj.repr 0); depth = 0; power = 1 } in
  let nodes = ref 0 in
  let rec run = function
    | [] -> ()
    | Value value :: others -> run (visit (follow_forward value) others)
    | Fields (value, next) :: others when next = Obj.size value ->
        pop path;
        Buffer.add_char out ')';
        run others
    | Fields (value, next) :: others ->
        Buffer.add_char out ' ';
        run (Value (Obj.field value next) :: Fields (value, next + 1) :: others)
  and visit value others =
    incr nodes;
    if !nodes > most_nodes then raise Too_large;
    if Obj.is_int value then (Assay_text.integer out (Obj.obj value : int); others)
    else if not (has_fields (Obj.tag value)) then (add_leaf out value; others)
    else if careful then
      match levels_up path value 1 with
      | Some levels -> Printf.bprintf out "^%d" levels; others
      | None -> enter value others
    else if is_repeated path value then raise Cyclic
    else enter value others
  and enter value others =
    push path value;
    Buffer.add_char out '(';
    Assay_text.integer out (Obj.tag value);
    Fields (value, 0) :: others
  in
  run [ Value root ]

let text value =
  let attempt careful =
    let out = Buffer.create 256 in
    write ~careful out value;
    Buffer.contents out
  in
  match attempt false with
  | text -> text
  | exception Too_large -> "too_large"
  | exception Cyclic -> (match attempt true with text -> text | exception Too_large -> "too_large")
