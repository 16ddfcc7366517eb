let next s = Int64.add (Int64.mul s 6364136223846793005L) 1442695040888963407L

let main () =
  let s = ref 42L in
  for _ = 1 to 10 do
    s := next !s;
    Printf.printf "%Lx " !s
  done;
  let h = ref 0xcbf29ce484222325L in
  String.iter (fun c -> h := Int64.mul (Int64.logxor !h (Int64.of_int (Char.code c))) 0x100000001b3L) "fnv hash";
  Printf.printf "%Lx\n" !h
