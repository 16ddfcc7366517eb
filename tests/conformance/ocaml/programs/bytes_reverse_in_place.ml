let reverse b =
  let n = Bytes.length b in
  for i = 0 to (n / 2) - 1 do
    let c = Bytes.get b i in
    Bytes.set b i (Bytes.get b (n - 1 - i));
    Bytes.set b (n - 1 - i) c
  done

let main () =
  List.iter (fun s -> let b = Bytes.of_string s in reverse b; print_endline (Bytes.to_string b)) [ ""; "a"; "ab"; "abcde" ]
