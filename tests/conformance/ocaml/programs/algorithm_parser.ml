type token = Number of int | Op of char | Open | Close

let tokens s =
  let rec go i acc =
    if i >= String.length s then List.rev acc
    else
      match s.[i] with
      | ' ' -> go (i + 1) acc
      | '(' -> go (i + 1) (Open :: acc)
      | ')' -> go (i + 1) (Close :: acc)
      | '0' .. '9' ->
        let j = ref i in
        while !j < String.length s && s.[!j] >= '0' && s.[!j] <= '9' do incr j done;
        go !j (Number (int_of_string (String.sub s i (!j - i))) :: acc)
      | c -> go (i + 1) (Op c :: acc)
  in
  go 0 []

let rec sum l = let v, r = product l in more_sum v r
and more_sum v = function Op '+' :: r -> let w, r = product r in more_sum (v + w) r | Op '-' :: r -> let w, r = product r in more_sum (v - w) r | r -> (v, r)
and product l = let v, r = atom l in more_product v r
and more_product v = function Op '*' :: r -> let w, r = atom r in more_product (v * w) r | Op '/' :: r -> let w, r = atom r in more_product (v / w) r | r -> (v, r)
and atom = function
  | Number n :: r -> (n, r)
  | Op '-' :: r -> let v, r = atom r in (-v, r)
  | Open :: r -> ( match sum r with v, Close :: r -> (v, r) | _ -> failwith "no )")
  | _ -> failwith "atom"

let main () =
  List.iter (fun s -> match sum (tokens s) with v, [] -> Printf.printf "%d\n" v | _ -> print_endline "rest" | exception e -> print_endline (Printexc.to_string e))
    [ "1 + 2 * 3"; "(1 + 2) * -3"; "10 / (5 - 5)"; "2 * (3"; "8 - 4 - 2"; "1 2"; "" ]
