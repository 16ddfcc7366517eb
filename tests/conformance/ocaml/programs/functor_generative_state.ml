module Make () = struct
  let count = ref 0
  let next () = incr count; !count
  exception Own of int
end

let main () =
  let module A = Make () in
  let module B = Make () in
  ignore (A.next ());
  ignore (A.next ());
  Printf.printf "%d %d\n" (A.next ()) (B.next ());
  try (try raise (A.Own 1) with B.Own n -> Printf.printf "B %d\n" n) with A.Own n -> Printf.printf "A %d\n" n
