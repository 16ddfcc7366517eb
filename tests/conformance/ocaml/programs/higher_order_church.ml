let zero _ x = x
let succ n f x = f (n f x)
let add m n f x = m f (n f x)
let mul m n f = m (n f)
let to_int n = n (( + ) 1) 0

let main () =
  let two f x = succ (succ zero) f x in
  let three f x = add two (succ zero) f x in
  Printf.printf "%d %d %d\n" (to_int two) (to_int (add two three)) (to_int (mul three three));
  Printf.printf "%d\n" (two two two ((+) 1) 0)
