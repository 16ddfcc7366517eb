let rec from n () = Seq.Cons (n, from (n + 1))

let rec sieve s () =
  match s () with
  | Seq.Nil -> Seq.Nil
  | Seq.Cons (p, rest) -> Seq.Cons (p, sieve (Seq.filter (fun n -> n mod p <> 0) rest))

let main () =
  let rec print n s =
    if n > 0 then match s () with Seq.Nil -> () | Seq.Cons (p, r) -> Printf.printf "%d " p; print (n - 1) r
  in
  print 15 (sieve (from 2))
