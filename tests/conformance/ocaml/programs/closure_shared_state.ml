let make_counter start =
  let n = ref start in
  let next () = incr n; !n and reset () = n := start in
  (next, reset)

let main () =
  let next, reset = make_counter 10 in
  let other, _ = make_counter 100 in
  let a = next () in
  let b = next () in
  let c = other () in
  reset ();
  let d = next () in
  Printf.printf "%d %d %d %d\n" a b c d
