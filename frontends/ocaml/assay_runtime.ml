(* The real OCaml as the judge: takes programs and calls of their functions as bytecode, and makes each call in a
   process of its own. The program is evaluated there, too, so that it meets the limits and leaves nothing behind.
   docs/exchange-form.md lists the requests and answers. *)

open Assay_request

let most_frames = 100

let programs : (string, Assay_code.t) Hashtbl.t = Hashtbl.create 16
let scratch = ref "/"

let frame out slot =
  match Printexc.Slot.location slot with
  | None -> ()
  | Some place ->
      Buffer.add_char out ' ';
      Assay_text.list out "frame"
        [ Assay_answer.string place.filename; Assay_answer.integer place.line_number;
          Assay_answer.integer place.start_char;
          Assay_answer.string (Option.value (Printexc.Slot.name slot) ~default:"") ]

(* The innermost first. The unit of the call has nothing to say. *)
let frames backtrace out =
  let slots = Option.value (Printexc.backtrace_slots backtrace) ~default:[||] in
  let slots = Array.sub slots 0 (min most_frames (Array.length slots)) in
  let is_own slot =
    match Printexc.Slot.location slot with
    | Some place -> not (Assay_code.is_place_of_a_call place.filename)
    | None -> false
  in
  Buffer.add_string out "(frames";
  Array.iter (fun slot -> if is_own slot then frame out slot) slots;
  Buffer.add_char out ')'

let canonical value = Assay_text.text (Assay_canonical.text value)

(* The backtrace comes first: what is done here may raise, too. *)
let raised exn backtrace out = Assay_text.list out "raised" [ canonical (Obj.repr exn); frames backtrace ]

let to_text write =
  let out = Buffer.create 1024 in
  write out;
  Buffer.contents out

let observe_here program call () =
  let output_start = pos_out stdout and errors_start = pos_out stderr in
  match Assay_link.evaluate program with
  | exception Out_of_memory -> raise Out_of_memory
  | exception Symtable.Error error ->
      let words = Format.asprintf "%a" Symtable.report_error error in
      to_text (fun out -> Assay_text.list out "not_linked" [ Assay_answer.string words ])
  | exception exn ->
      let backtrace = Printexc.get_raw_backtrace () in
      to_text (fun out -> Assay_text.list out "not_started" [ raised exn backtrace ])
  | _ ->
      flush_all ();
      let before out =
        let printed channel start = Assay_answer.integer (pos_out channel - start) in
        Assay_text.list out "before" [ printed stdout output_start; printed stderr errors_start ]
      in
      let before = Assay_text.text (to_text before) in
      let { Assay_called.started; arguments; call } = Assay_called.evaluate call in
      let outcome =
        match call () with
        | result -> fun out -> Assay_text.list out "returned" [ canonical result ]
        | exception Out_of_memory -> raise Out_of_memory
        | exception exn ->
            let backtrace = Printexc.get_raw_backtrace () in
            raised exn backtrace
      in
      let noted out = Assay_text.list out "arguments" (List.rev_map canonical !arguments) in
      to_text (fun out ->
          if !started then Printf.bprintf out "%t %t %t" outcome noted before
          else Assay_text.list out "not_called" [ outcome ])

let printed head (printed : Assay_child.printed) out =
  Assay_text.list out head
    [ (fun out -> Assay_text.bytes out (Buffer.contents printed.text)); Assay_answer.integer printed.bytes ]

let name_of_signal signal =
  let names =
    [ Sys.sigsegv, "segmentation fault"; Sys.sigabrt, "abort"; Sys.sigkill, "kill"; Sys.sigbus, "bus error";
      Sys.sigfpe, "arithmetic exception"; Sys.sigill, "illegal instruction" ]
  in
  Option.value (List.assoc_opt signal names) ~default:(string_of_int signal)

let ended words out = Assay_text.list out "ended" [ Assay_answer.string words ]

(* The runtime's own words when it can't even raise. *)
let ran_out_of_memory (result : Assay_child.result) =
  let words = Buffer.contents result.errors.text and sign = "Fatal error: out of memory" in
  let length = String.length sign in
  let rec from i = i + length <= String.length words && (String.sub words i length = sign || from (i + 1)) in
  from 0

let outcome (result : Assay_child.result) out =
  let what out =
    match result.ending with
    | Answered text -> Buffer.add_string out text
    | Timed_out -> Buffer.add_string out "(timed_out)"
    | Exited _ | Killed _ when ran_out_of_memory result -> Buffer.add_string out Assay_child.out_of_memory
    | Exited code -> ended (Printf.sprintf "exit %d" code) out
    | Killed signal -> ended ("signal: " ^ name_of_signal signal) out
  in
  Assay_text.group out
    [ Assay_text.text "observed"; what; printed "stdout" result.output; printed "stderr" result.errors ]

let observe name call milliseconds heap_bytes out =
  match Hashtbl.find_opt programs name with
  | None -> raise (Bad "a program that is not loaded")
  | Some program ->
      let call = Assay_code.read call in
      let limits = { Assay_child.milliseconds; heap_bytes; folder = !scratch } in
      outcome (Assay_child.run limits (observe_here program call)) out

let handle out = function
  | List [ Symbol "scratch"; Text folder ] -> scratch := folder; Buffer.add_string out "(ok)"
  | List [ Symbol "load"; Symbol name; Text code ] ->
      Hashtbl.replace programs name (Assay_code.read code);
      Buffer.add_string out "(ok)"
  | List [ Symbol "close"; Symbol name ] -> Hashtbl.remove programs name; Buffer.add_string out "(ok)"
  | List [ Symbol "observe"; Symbol name; Text call; Integer milliseconds; Integer heap_bytes ] ->
      observe name call milliseconds heap_bytes out
  | List [ Symbol "observe-both"; Symbol first; Text first_call; Symbol second; Text second_call; Integer milliseconds;
           Integer heap_bytes ] ->
      Assay_text.list out "both"
        [ observe first first_call milliseconds heap_bytes; observe second second_call milliseconds heap_bytes ]
  | List [ Symbol "information" ] ->
      Assay_text.list out "ok" [ (fun out -> Assay_text.list out "ocaml" [ Assay_answer.string Sys.ocaml_version ]) ]
  | _ -> raise (Bad "unknown")

let () =
  Printexc.record_backtrace true;
  Assay_link.set_up ();
  Assay_packets.serve handle
