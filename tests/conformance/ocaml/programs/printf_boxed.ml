let main () =
  let p = Printf.printf in
  p "%ld %lx %lu %li\n" 42l (-1l) (-1l) Int32.min_int;
  p "%Ld %Lx %Lu %LX\n" 42L (-1L) (-1L) 255L;
  p "%nd %nx %nu\n" 42n (-1n) (-1n);
  p "[%8ld] [%-8Ld] [%08nd] [%+Ld]\n" 42l 42L 42n 42L
