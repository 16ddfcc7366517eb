class counter start =
  object
    val mutable n = start
    method get = n
    method next = n <- n + 1; n
    method add k = n <- n + k
  end

let main () =
  let c = new counter 5 in
  ignore c#next;
  c#add 10;
  Printf.printf "%d %d\n" c#get (new counter 1)#next;
  let d = c in
  d#add 1;
  Printf.printf "%d\n" c#get
