let empty l = l
let cons x d l = x :: d l
let snoc d x l = d (x :: l)
let append a b l = a (b l)
let main () =
  let d = append (cons 1 (snoc empty 2)) (snoc (cons 3 empty) 4) in
  List.iter (Printf.printf "%d ") (d []);
  List.iter (Printf.printf "%d ") (d [ 5 ])
