(* assay_ocaml --serve: answers requests on descriptor 3 with answers on descriptor 4.
   assay_ocaml --dump FILE.ml: prints the dump of a file, for people. *)

let print_dump request =
  let out = Buffer.create 65536 in
  let write compiled = Assay_unit.write request compiled out in
  match Assay_compiler.with_compiled request write with
  | Ok () -> print_endline (Buffer.contents out)
  | Error found ->
      let out = Buffer.create 256 in
      Assay_server.problem found out;
      prerr_endline (Buffer.contents out);
      exit 1

(* The descriptors are those that the client set up; Unix.file_descr is an int there, which no other module can make. *)
let descriptor (number : int) : Unix.file_descr = Obj.magic number

let () =
  Assay_compiler.set_up ();
  match Array.to_list Sys.argv with
  | [ _; "--serve" ] ->
      Assay_server.serve (Unix.in_channel_of_descr (descriptor 3)) (Unix.out_channel_of_descr (descriptor 4))
  | [ _; "--dump"; path ] -> print_dump (Assay_server.plain (Assay_server.unit_name_of path) (File path))
  | [ _; "--dump-stdlib"; name ] -> print_dump (Assay_server.plain name Standard_library)
  | _ ->
      prerr_endline "usage: assay_ocaml --serve | --dump FILE.ml | --dump-stdlib UNIT";
      exit 2
