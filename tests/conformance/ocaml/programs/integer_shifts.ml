let main () =
  List.iter
    (fun a ->
      Printf.printf "%d %d %d %d\n" (a lsl 1) (a lsr 1) (a asr 1) (a lsl 62);
      Printf.printf "%d %d %d\n" (a lsr 62) (a asr 62) (a lsl 61))
    [ 0; 1; -1; 5; -5; max_int; min_int ]
