let main () =
  let h = Hashtbl.create 1 in
  for i = 1 to 300 do Hashtbl.replace h (i * i mod 1009) i done;
  let s = Hashtbl.stats h in
  Printf.printf "%d %d %d %d\n" s.num_bindings s.num_buckets s.max_bucket_length (Array.length s.bucket_histogram);
  Printf.printf "%d\n" (Hashtbl.fold (fun k v a -> ((a * 17) + k + v) land 0xfffff) h 0);
  let c = Hashtbl.copy h in
  Hashtbl.clear h;
  Printf.printf "%d %d\n" (Hashtbl.length h) (Hashtbl.length c)
