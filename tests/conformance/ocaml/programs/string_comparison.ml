let main () =
  List.iter
    (fun (a, b) -> Printf.printf "%d %b %b %b\n" (compare a b) (a = b) (a < b) (String.equal a b))
    [ ("", ""); ("a", ""); ("abc", "abd"); ("abc", "ab"); ("Z", "a"); ("\255", "\000"); ("a\000b", "a\000c") ];
  Printf.printf "%d\n" (String.compare "b" "a");
  Printf.printf "%s\n" (max "apple" "pear")
