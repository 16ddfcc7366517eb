let run program =
  let tape = Bytes.make 30 '\000' and p = ref 0 and i = ref 0 in
  let skip step = let depth = ref 1 in while !depth > 0 do i := !i + step; (match program.[!i] with '[' -> depth := !depth + step | ']' -> depth := !depth - step | _ -> ()) done in
  while !i < String.length program do
    let v = Char.code (Bytes.get tape !p) in
    (match program.[!i] with
     | '>' -> incr p
     | '<' -> decr p
     | '+' -> Bytes.set tape !p (Char.chr ((v + 1) land 255))
     | '-' -> Bytes.set tape !p (Char.chr ((v - 1) land 255))
     | '.' -> print_char (Char.chr v)
     | '[' -> if v = 0 then skip 1
     | ']' -> if v <> 0 then skip (-1)
     | _ -> ());
    incr i
  done

let main () = run "++++++++[>++++++++<-]>+.+.+.<++++++++++."
