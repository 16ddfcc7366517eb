let shuffle state a =
  for i = Array.length a - 1 downto 1 do
    let j = Random.State.int state (i + 1) in
    let t = a.(i) in
    a.(i) <- a.(j);
    a.(j) <- t
  done

let main () =
  let a = Array.init 20 Fun.id in
  shuffle (Random.State.make [| 2024 |]) a;
  Array.iter (Printf.printf "%d ") a
