let main () =
  let b = Buffer.create 10 in
  let f = Format.formatter_of_buffer b in
  Format.fprintf f "@[<v>%a@]@." (fun f -> List.iter (fun (k, v) -> Format.fprintf f "@[<h>%-6s:@ %3d@]@," k v)) [ ("a", 1); ("bcd", 22) ];
  Format.fprintf f "%@ %% @{<bold>tag@}@.";
  Format.pp_print_text f "several words in a text";
  Format.pp_print_flush f ();
  print_string (Buffer.contents b)
