let log = Buffer.create 10
module F (X : sig val n : int end) = struct let () = Buffer.add_string log (string_of_int X.n) let v = X.n * 2 end
module A = F (struct let n = 1 end)
module B = F (struct let n = A.v + 1 end)

let main () =
  let module C = F (struct let n = B.v end) in
  Printf.printf "%s %d %d %d\n" (Buffer.contents log) A.v B.v C.v
