(* The loop of a server: reads requests and writes answers, one packet each (a length of four bytes, big endian, then
   text), on descriptors of their own, so that nothing printed here gets between the answers.

   What always holds: every request gets exactly one answer, whatever it does; the loop ends when the requests do. *)

(* The descriptors are those that the client set up; Unix.file_descr is an int there, which no other module can make. *)
let descriptor (number : int) : Unix.file_descr = Obj.magic number

let requests = descriptor 3
let answers = descriptor 4

let respond handle request =
  let out = Buffer.create 65536 in
  (match handle out (Assay_request.read request) with
   | () -> ()
   | exception exn ->
       let found =
         match exn with
         | Assay_answer.Refused diagnostic -> diagnostic
         | Assay_request.Bad words -> Assay_answer.diagnostic "" 0 0 ("bad request: " ^ words)
         | exn -> Assay_answer.diagnostic "" 0 0 ("the OCaml side failed: " ^ Printexc.to_string exn)
       in
       Buffer.clear out;
       Assay_answer.error out [ found ]);
  Buffer.contents out

let serve handle =
  let input = Unix.in_channel_of_descr requests and output = Unix.out_channel_of_descr answers in
  let rec loop () =
    match input_binary_int input with
    | exception End_of_file -> ()
    | length ->
        let answer = respond handle (really_input_string input (length land 0xFFFFFFFF)) in
        output_binary_int output (String.length answer);
        output_string output answer;
        flush output;
        loop ()
  in
  loop ()
