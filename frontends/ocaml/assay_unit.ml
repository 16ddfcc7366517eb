(* The dump of one compilation unit: (module …), as docs/exchange-form.md says. *)

let form_version = 1

let write_declared (names : Assay_scope.names) out =
  let group texts out = Assay_text.group out (List.map Assay_answer.string texts) in
  Buffer.add_string out "\n ";
  Assay_text.list out "scope"
    (List.map group [ names.values; names.types; names.constructors; names.fields; names.modules; names.others ])

let write (request : Assay_compiler.unit_request) (compiled : Assay_compiler.compiled) out =
  let files = Assay_place.files_of compiled.files in
  let types =
    Assay_types.context_of ~unit_name:request.name ~environment:compiled.environment ~files compiled.signature
  in
  let lambda = Assay_lambda.context_of files in
  let part write = let out = Buffer.create 4096 in write out; out in
  let body = part (Assay_lambda.expression lambda compiled.code) in
  let exports = part (Assay_types.exports types compiled.structure compiled.signature) in
  let exceptions = part (Assay_types.exceptions types compiled.structure compiled.signature) in
  let declared = part (fun out -> if request.appended <> [] then write_declared compiled.declared out) in
  let declarations = Buffer.create 4096 and api = Buffer.create 256 in
  Assay_api.write types compiled.signature ~types:declarations ~api;
  let each write names = List.map (fun name out -> write out name) names in
  Printf.bprintf out "(module %t (version %d) (ocaml \"%s\")\n " (fun out -> Assay_text.symbol out request.name)
    form_version Assay_compiler.version;
  Assay_text.list out "files" (each Assay_text.string (List.rev files.names));
  Buffer.add_string out "\n ";
  Assay_text.list out "requires" (each Assay_text.symbol (Assay_lambda.units lambda));
  Buffer.add_buffer out declared;
  Printf.bprintf out "\n (exports%t)\n (exceptions%t)\n (types%t)\n (api%t)\n (body %t))"
    (fun out -> Buffer.add_buffer out exports)
    (fun out -> Buffer.add_buffer out exceptions)
    (fun out -> Buffer.add_buffer out declarations)
    (fun out -> Buffer.add_buffer out api)
    (fun out -> Buffer.add_buffer out body)
