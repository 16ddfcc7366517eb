type 'a stream = Cons of 'a * 'a stream Lazy.t

let rec map2 f (Cons (x, a)) (Cons (y, b)) = Cons (f x y, lazy (map2 f (Lazy.force a) (Lazy.force b)))
let tail (Cons (_, l)) = Lazy.force l
let rec take n (Cons (x, l)) = if n = 0 then [] else x :: take (n - 1) (Lazy.force l)
let rec fibs = Cons (0, lazy (Cons (1, lazy (map2 ( + ) fibs (tail fibs)))))
let main () = List.iter (Printf.printf "%d ") (take 30 fibs)
