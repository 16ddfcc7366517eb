class ['a] stack =
  object
    val mutable items : 'a list = []
    method push x = items <- x :: items
    method pop = match items with [] -> None | x :: r -> items <- r; Some x
    method fold : 'b. ('b -> 'a -> 'b) -> 'b -> 'b = fun f b -> List.fold_left f b items
  end

let main () =
  let s = new stack in
  List.iter s#push [ 1; 2; 3 ];
  Printf.printf "%d %s\n" (s#fold ( + ) 0) (s#fold (fun a x -> a ^ string_of_int x) "");
  (match s#pop with Some x -> Printf.printf "%d\n" x | None -> ());
  let t = new stack in
  t#push "x";
  Printf.printf "%b %b\n" (t#pop = Some "x") (t#pop = None)
