let palindrome s =
  let n = String.length s in
  let rec go i = i >= n / 2 || (s.[i] = s.[n - 1 - i] && go (i + 1)) in
  go 0

let reverse s = String.init (String.length s) (fun i -> s.[String.length s - 1 - i])
let main () = List.iter (fun s -> Printf.printf "%s %b %s\n" s (palindrome s) (reverse s)) [ ""; "a"; "ab"; "abba"; "racecar"; "racecat" ]
