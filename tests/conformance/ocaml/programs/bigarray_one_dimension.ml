let main () =
  let a = Bigarray.Array1.create Bigarray.int Bigarray.c_layout 3 in
  Bigarray.Array1.fill a 7;
  a.{1} <- 8;
  Printf.printf "%d %d\n" a.{0} a.{1}
