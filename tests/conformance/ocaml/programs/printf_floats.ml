let main () =
  let p = Printf.printf in
  List.iter (fun x -> p "%f %e %g %F %h %H\n" x x x x x x) [ 0.; 1.; -1.5; 1e10; 1e-10; 123456.789; nan; infinity; neg_infinity; -0. ];
  p "[%.2f] [%8.3f] [%-8.1f] [%08.2f] [%+.1f] [% .1f]\n" 3.14159 3.14159 3.14159 3.14159 3.14159 3.14159;
  p "%.0f %.0f %.0f %.3e %.3g %G %E\n" 0.5 1.5 2.5 12345.678 12345.678 1e-20 1.5;
  p "%.*f %5.1f%%\n" 3 2.718281828 99.5
