type 'a cell = { value : 'a; mutable next : 'a cell option }

let rec append c v = match c.next with None -> c.next <- Some { value = v; next = None } | Some n -> append n v
let rec to_list c = c.value :: (match c.next with None -> [] | Some n -> to_list n)

let reverse c =
  let rec go previous c =
    let next = c.next in
    c.next <- previous;
    match next with None -> c | Some n -> go (Some c) n
  in
  go None c

let main () =
  let c = { value = 1; next = None } in
  List.iter (append c) [ 2; 3; 4 ];
  List.iter (Printf.printf "%d ") (to_list c);
  List.iter (Printf.printf "%d ") (to_list (reverse c))
