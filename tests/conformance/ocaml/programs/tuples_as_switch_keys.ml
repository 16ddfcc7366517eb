type light = Red | Amber | Green

let next light ~broken ~pressed =
  match (light, broken, pressed) with
  | _, true, _ -> Amber
  | Red, _, true | Amber, _, false -> Green
  | Red, _, false | Amber, _, true -> Red
  | Green, false, (true | false) -> Amber

let main () =
  let name = function Red -> 'R' | Amber -> 'A' | Green -> 'G' in
  List.iter (fun l -> List.iter (fun broken -> List.iter (fun pressed -> print_char (name (next l ~broken ~pressed))) [ true; false ]) [ true; false ]) [ Red; Amber; Green ]
