let apply f x = f x
let pair_of f = (f, f)
let k x _ = x

let main () =
  Printf.printf "%d\n" (apply apply succ 3);
  Printf.printf "%d\n" (k (fun a b -> a * b) "ignored" 6 7);
  Printf.printf "%d\n" (fst (pair_of ( + )) 1 2);
  Printf.printf "%d\n" (List.hd [ ( - ) ] 10 4);
  Printf.printf "%d\n" ((if Sys.unix then Fun.flip else Fun.id) ( - ) 1 10);
  Printf.printf "%d\n" ((let r = ref ( * ) in !r) 3 4);
  Printf.printf "%d\n" (Option.get (Some (fun a b c -> a + b + c)) 1 2 3)
