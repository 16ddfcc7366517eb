let counter = ref 10
let table = Array.make 3 "x"
let () = table.(1) <- "set at start"
let lazy_value = lazy (incr counter; !counter)
let computed = List.fold_left ( + ) 0 [ 1; 2; 3 ]
let pair, (third : int) = ((1, 2), 3)

let main () =
  incr counter;
  Printf.printf "%d %s %d %d %d %d\n" !counter table.(1) (Lazy.force lazy_value) computed (fst pair) third
