class virtual visitor = object method virtual number : int -> unit method virtual text : string -> unit end

class printer = object inherit visitor method number n = Printf.printf "#%d " n method text s = Printf.printf "'%s' " s end
class summer = object inherit visitor val mutable sum = 0 method number n = sum <- sum + n method text s = sum <- sum + String.length s method sum = sum end

let walk (v : #visitor) = List.iter (function `N n -> v#number n | `T s -> v#text s)

let main () =
  let items = [ `N 3; `T "abc"; `N 4 ] in
  walk (new printer) items;
  let s = new summer in
  walk s items;
  Printf.printf "%d\n" s#sum
