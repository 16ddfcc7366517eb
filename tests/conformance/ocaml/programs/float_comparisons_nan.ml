let main () =
  let show a b =
    Printf.printf "%g %g: %b %b %b %b %b %b %d\n" a b (a = b) (a <> b) (a < b) (a > b) (a <= b) (a >= b)
      (compare a b)
  in
  List.iter (fun (a, b) -> show a b)
    [ (nan, nan); (nan, 1.); (1., nan); (0., -0.); (infinity, neg_infinity); (1., 2.); (neg_infinity, nan) ];
  Printf.printf "%g %g %g\n" (min nan 1.) (min 1. nan) (max nan 2.)
