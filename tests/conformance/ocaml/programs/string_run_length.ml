let encode s =
  let b = Buffer.create 16 and n = String.length s in
  let rec go i = if i < n then begin let j = ref i in while !j < n && s.[!j] = s.[i] do incr j done; Buffer.add_string b (string_of_int (!j - i)); Buffer.add_char b s.[i]; go !j end in
  go 0;
  Buffer.contents b

let main () = List.iter (fun s -> Printf.printf "%S -> %S\n" s (encode s)) [ ""; "a"; "aaabbc"; "zzzzzzzzzzzz"; "abcabc" ]
