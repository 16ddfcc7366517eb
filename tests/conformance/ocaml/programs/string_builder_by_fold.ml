let words s =
  let flush word words = if word = "" then words else word :: words in
  let word, words = String.fold_left (fun (w, ws) c -> if c = ' ' then ("", flush w ws) else (w ^ String.make 1 c, ws)) ("", []) s in
  List.rev (flush word words)

let main () =
  List.iter (Printf.printf "<%s>") (words "  the quick  brown fox ");
  print_endline (String.concat " " (List.map String.capitalize_ascii (words "every word up")));
  Printf.printf "%d\n" (List.length (words ""))
