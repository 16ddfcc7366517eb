let main () =
  let s = Marshal.to_string [ (1, "a"); (2, "b") ] [] in
  let l : (int * string) list = Marshal.from_string s 0 in
  List.iter (fun (n, t) -> Printf.printf "%d%s " n t) l
