(* The text of a call as a unit. Names of the program under test are in scope, and come first: so what we need ourselves
   is named before, and named so that it is hardly hidden.

   An argument may carry a label: `~x:1`, `?x:(Some 1)`. *)

(* `~x:1` is the label `~x:` and the argument `1`. *)
let split_label text =
  let text = String.trim text in
  let is_labelled = text <> "" && (text.[0] = '~' || text.[0] = '?') in
  match String.index_opt text ':' with
  | Some colon when is_labelled ->
      String.sub text 0 (colon + 1), String.sub text (colon + 1) (String.length text - colon - 1)
  | Some _ | None -> "", text

(* What is done with the result: a field of it is taken, or it is applied. *)
type step = Field of int | Apply of string list

(* Applications that come first are typed together with the call; the type of a field is not known here. *)
let rec split_applications = function
  | Apply arguments :: steps ->
      let applications, others = split_applications steps in
      arguments :: applications, others
  | others -> [], others

(* Errors in an argument are placed as if it were a file. *)
let placed name text = Printf.sprintf "\n# 1 \"%s\"\n(%s\n)" name text

(* The values among them and the call are the fields of the unit's block: see Assay_called.
   Obj itself would take longer to load than all the rest. `%obj_field` knows about floats. *)
let helpers =
  "type assay_value\n\
   external assay_repr : 'a -> assay_value = \"%identity\"\n\
   external assay_function : assay_value -> 'a = \"%identity\"\n\
   external assay_field : assay_value -> int -> assay_value = \"%obj_field\"\n\
   let started = ref false\n\
   let arguments : assay_value list ref = ref []\n\
   let assay_start () = started := true\n\
   let assay_note value = arguments := assay_repr value :: !arguments\n"

let step_text = function
  | Field index -> Printf.sprintf "let assay_result = assay_field assay_result %d in\n" index
  | Apply arguments ->
      Printf.sprintf "let assay_result = assay_repr ((assay_function assay_result)%s) in\n"
        (String.concat "" (List.map (placed "applied") arguments))

(* The function that makes the call has the parameters' types; so the arguments are typed as they are in a call. *)
let text name arguments steps =
  let applications, steps = split_applications steps in
  let arguments = List.map split_label arguments in
  let variable i = Printf.sprintf "assay_argument_%d" i in
  let applied i j = Printf.sprintf "assay_applied_%d_%d" i j in
  let each write items = String.concat "" (List.mapi write items) in
  let each_applied write = each (fun i arguments -> each (fun j argument -> write (applied i j) argument) arguments) in
  let parameters =
    each (fun i _ -> " " ^ variable i) arguments ^ each_applied (fun name _ -> " " ^ name) applications
  in
  let notes = each (fun i _ -> Printf.sprintf "assay_note %s; " (variable i)) arguments in
  let call = each (fun i (label, _) -> Printf.sprintf " %s%s" label (variable i)) arguments in
  let applying = each (fun i arguments -> ")" ^ each (fun j _ -> " " ^ applied i j) arguments) applications in
  let values =
    each (fun i (_, argument) -> placed (Printf.sprintf "argument %d" (i + 1)) argument) arguments
    ^ each_applied (fun _ argument -> placed "applied" argument) applications
  in
  Printf.sprintf
    "%slet call () = let open! %s in\n\
     let assay_call ()%s = assay_start (); %s assay_repr (%s%s%s%s) in\n\
     let assay_result = assay_call ()%s in\n\
     %sassay_result\n"
    helpers Assay_alias.written parameters notes
    (String.make (List.length applications) '(')
    (placed Assay_code.function_place (" " ^ name ^ " "))
    call applying values
    (String.concat "" (List.map step_text steps))

let compile (program : Assay_bytecode.compiled) includes name arguments steps =
  let request = Assay_compiler.plain Assay_code.call_unit (Text (text name arguments steps)) in
  Assay_bytecode.compile { request with includes; uses = [ program.interface ] }
