let main () =
  let open Format in
  let b = Buffer.create 64 in
  let f = formatter_of_buffer b in
  pp_set_margin f 20;
  fprintf f "@[<hov 2>one two@ three@ four@ five@ six@ seven@]@.";
  fprintf f "@[<v 1>a@ b@,c@]@.";
  fprintf f "@[<hv>x@ y@ z@]@.";
  fprintf f "@[<hv 3>xxxxxxxxx@ yyyyyyyyyy@ z@]@.";
  fprintf f "@[<h>horizontal@ boxes@ never@ break@]@.";
  fprintf f "[%5d|%s]@\n%a@." 3 "s" pp_print_int 4;
  print_string (Buffer.contents b)
