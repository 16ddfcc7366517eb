module H = Hashtbl.MakeSeeded (struct type t = int let equal = Int.equal let hash seed x = Hashtbl.seeded_hash seed x end)
let main () =
  let h = H.create ~random:false 4 in
  List.iter (fun x -> H.replace h x (x * 3)) [ 1; 11; 21; 31; 41; 51; 61; 71; 81 ];
  H.iter (Printf.printf "%d:%d ") h;
  Printf.printf "%d\n" (H.length h)
