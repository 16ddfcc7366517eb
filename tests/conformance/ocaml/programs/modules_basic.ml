module Counter = struct
  let count = ref 0
  let next () = incr count; !count
  module Inner = struct let name = "inner" let twice f x = f (f x) end
end

module Alias = Counter.Inner
open Counter

let main () =
  let a = next () in
  let b = Counter.next () in
  Printf.printf "%d %d %s %d\n" a b Alias.name (Inner.twice (( * ) 3) 2);
  let open Alias in
  print_endline name;
  Printf.printf "%d\n" Counter.(!count + next ())
