module H = Hashtbl.Make (struct
  type t = string
  let equal a b = String.lowercase_ascii a = String.lowercase_ascii b
  let hash s = Hashtbl.hash (String.lowercase_ascii s)
end)

let main () =
  let h = H.create 1 in
  H.add h "Key" 1;
  H.replace h "KEY" 2;
  H.add h "other" 3;
  Printf.printf "%d %d\n" (H.find h "key") (H.length h);
  H.iter (fun k v -> Printf.printf "%s=%d " k v) h;
  H.filter_map_inplace (fun _ v -> if v > 2 then None else Some (v * 10)) h;
  H.iter (fun k v -> Printf.printf "%s=%d " k v) h;
  print_int (H.find h "OTHER")
