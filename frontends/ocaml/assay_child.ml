(* Runs a function in a process of its own, with limits, in a folder of its own; what it prints and what it answers come
   through pipes.

   What always holds: the child is gone when `run` returns, and has not touched this process. *)

type limits = { milliseconds : int; heap_bytes : int; folder : string }

type ending = Answered of string | Timed_out | Exited of int | Killed of int

type printed = { text : Buffer.t; most : int; mutable bytes : int }

type result = { ending : ending; output : printed; errors : printed }

let most_printed = 1 lsl 20
let nothing_printed most = { text = Buffer.create 256; most; bytes = 0 }

let keep printed chunk length =
  printed.bytes <- printed.bytes + length;
  let room = printed.most - Buffer.length printed.text in
  if room > 0 then Buffer.add_subbytes printed.text chunk 0 (min room length)

let words_per_byte = Sys.word_size / 8

(* The limit of the address space is set from outside; this one speaks before it. *)
let watch_memory heap_bytes too_much =
  let check () = if (Gc.quick_stat ()).Gc.heap_words * words_per_byte > heap_bytes then too_much () in
  ignore (Gc.create_alarm check)

let write_all descriptor text =
  let rec from start =
    if start < String.length text then
      from (start + Unix.write_substring descriptor text start (String.length text - start))
  in
  from 0

let out_of_memory = "(out_of_memory)"

let child limits answers output errors action =
  Unix.dup2 output Unix.stdout;
  Unix.dup2 errors Unix.stderr;
  List.iter Unix.close [ output; errors; Assay_packets.requests; Assay_packets.answers ];
  let finish text =
    (try Stdlib.do_at_exit () with _ -> ());
    write_all answers text;
    Unix._exit 0
  in
  let too_much () =
    write_all answers out_of_memory;
    Unix._exit 0
  in
  (try Unix.chdir limits.folder with Unix.Unix_error _ -> ());
  watch_memory limits.heap_bytes too_much;
  match action () with
  | text -> finish text
  | exception Out_of_memory -> too_much ()

let rec wait process =
  match Unix.waitpid [] process with
  | _, status -> status
  | exception Unix.Unix_error (EINTR, _, _) -> wait process

(* Our client says nothing before it has its answer: if there is something to read from it, it is gone. *)
let end_with_the_client process =
  Unix.kill process Sys.sigkill;
  Unix._exit 0

(* Of the processor, so far; nothing where the system does not tell. *)
let seconds_used process =
  match open_in_bin (Printf.sprintf "/proc/%d/stat" process) with
  | exception Sys_error _ -> None
  | channel ->
      let line = try input_line channel with End_of_file | Sys_error _ -> "" in
      close_in channel;
      (* The name of the program comes before, in parentheses, and may hold anything. *)
      let fields =
        match String.rindex_opt line ')' with
        | None -> []
        | Some last -> String.split_on_char ' ' (String.sub line (last + 1) (String.length line - last - 1))
      in
      let ticks_each_second = 100. in
      (match List.nth_opt fields 12, List.nth_opt fields 13 with
       | Some user, Some system -> (
           match float_of_string_opt user, float_of_string_opt system with
           | Some user, Some system -> Some ((user +. system) /. ticks_each_second)
           | _ -> None)
       | _ -> None)

(* On a machine with other work a call gets its time later. One that waits for something gets it at some point. *)
let most_waiting = 5.

(* When to look again, if the call has not had its time yet. *)
let later process start seconds =
  let now = Unix.gettimeofday () in
  if now -. start >= most_waiting *. seconds then None
  else
    match seconds_used process with
    | Some used when used < seconds -> Some (now +. max 0.01 (seconds -. used))
    | _ -> None

(* Reads until all pipes are closed or the time is over, which is the result. *)
let collect process seconds sources =
  let chunk = Bytes.create 65536 in
  let start = Unix.gettimeofday () in
  let deadline = ref (start +. seconds) in
  let rec loop sources =
    let left = !deadline -. Unix.gettimeofday () in
    if sources = [] then true
    else if left <= 0. then (
      match later process start seconds with
      | None -> false
      | Some moment -> deadline := moment; loop sources)
    else
      match Unix.select (Assay_packets.requests :: List.map fst sources) [] [] left with
      | exception Unix.Unix_error (EINTR, _, _) -> loop sources
      | ready, _, _ when List.mem Assay_packets.requests ready -> end_with_the_client process
      | ready, _, _ -> loop (List.filter (still_open ready) sources)
  and still_open ready (descriptor, printed) =
    if not (List.mem descriptor ready) then true
    else
      match Unix.read descriptor chunk 0 (Bytes.length chunk) with
      | 0 -> false
      | length -> keep printed chunk length; true
      | exception Unix.Unix_error (EINTR, _, _) -> true
  in
  loop sources

let run limits action =
  let answer = nothing_printed max_int in
  let output = nothing_printed most_printed and errors = nothing_printed most_printed in
  flush_all ();
  let read_answer, write_answer = Unix.pipe ~cloexec:true () in
  let read_output, write_output = Unix.pipe ~cloexec:true () in
  let read_errors, write_errors = Unix.pipe ~cloexec:true () in
  match Unix.fork () with
  | 0 ->
      List.iter Unix.close [ read_answer; read_output; read_errors ];
      child limits write_answer write_output write_errors action
  | process ->
      List.iter Unix.close [ write_answer; write_output; write_errors ];
      let seconds = float_of_int limits.milliseconds /. 1000. in
      let in_time = collect process seconds [ read_answer, answer; read_output, output; read_errors, errors ] in
      (* Its end of the pipes may be closed long before it ends. *)
      if not in_time then Unix.kill process Sys.sigkill;
      let status = wait process in
      List.iter Unix.close [ read_answer; read_output; read_errors ];
      let ending =
        match status with
        | _ when not in_time -> Timed_out
        | WEXITED 0 when answer.bytes > 0 -> Answered (Buffer.contents answer.text)
        | WEXITED code -> Exited code
        | WSIGNALED signal | WSTOPPED signal -> Killed signal
      in
      { ending; output; errors }
