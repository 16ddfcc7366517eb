(* Places in sources: `@LINE:COLUMN:FILE`, where FILE counts in the unit's list of files. *)

type files = { indices : (string, int) Hashtbl.t; mutable names : string list (* the last one first *) }

let files_of names =
  let indices = Hashtbl.create 4 in
  List.iteri (fun index name -> Hashtbl.replace indices name index) names;
  { indices; names = List.rev names }

let index files name =
  match Hashtbl.find_opt files.indices name with
  | Some index -> index
  | None ->
      let index = List.length files.names in
      Hashtbl.add files.indices name index;
      files.names <- name :: files.names;
      index

let is_known (position : Lexing.position) =
  position.pos_fname <> "" && position.pos_fname <> "_none_" && position.pos_lnum > 0

let position files out (position : Lexing.position) =
  if is_known position then
    Printf.bprintf out "@%d:%d:%d" position.pos_lnum
      (max 0 (position.pos_cnum - position.pos_bol))
      (index files position.pos_fname)
  else Buffer.add_string out "@0:0:0"

let location files out (location : Location.t) = position files out location.loc_start

let scoped files out place = location files out (Debuginfo.Scoped_location.to_location place)
