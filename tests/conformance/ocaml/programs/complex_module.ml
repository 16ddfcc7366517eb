let main () =
  let open Complex in
  let show z = Printf.printf "%g%+gi\n" z.re z.im in
  let a = { re = 3.; im = 4. } in
  show (add a i);
  show (mul a (conj a));
  show (div a { re = 1.; im = 1. });
  show (sqrt { re = -4.; im = 0. });
  Printf.printf "%g %g\n" (norm a) (norm2 a);
  show (inv { re = 0.; im = 2. });
  show (neg (sub one a))
