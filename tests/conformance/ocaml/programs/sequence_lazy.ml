let rec from n () = Seq.Cons (n, from (n + 1))

let rec take n s () =
  if n = 0 then Seq.Nil else match s () with Seq.Nil -> Seq.Nil | Seq.Cons (x, r) -> Seq.Cons (x, take (n - 1) r)

let main () =
  let noisy = Seq.map (fun x -> Printf.printf "(%d)" x; x * x) (from 1) in
  let s = take 3 noisy in
  print_string "made ";
  Seq.iter (Printf.printf "%d ") s;
  print_newline ();
  Seq.iter (Printf.printf "%d ") s
