type t = { a : int; b : int; c : int }
type v = V of int * int * int
let say n = print_int n; n
let main () =
  ignore { c = say 3; a = say 1; b = say 2 };
  ignore (V (say 1, say 2, say 3));
  ignore (say 1, say 2, say 3);
  ignore (`X (say 1, say 2));
  ignore [ say 1; say 2 ];
  ignore { { a = 0; b = 0; c = 0 } with c = say 9; a = say 8 }
