let main () =
  let k = ref 1 in
  let e = Ephemeron.K1.create () in
  Ephemeron.K1.set_key e k;
  Ephemeron.K1.set_data e "data";
  Printf.printf "%b %b\n" (Ephemeron.K1.check_key e) (Ephemeron.K1.get_data e = Some "data");
  Printf.printf "%d\n" !k
