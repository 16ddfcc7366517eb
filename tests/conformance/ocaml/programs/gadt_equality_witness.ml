type (_, _) equal = Refl : ('a, 'a) equal
type _ ty = TInt : int ty | TString : string ty | TList : 'a ty -> 'a list ty

let rec same : type a b. a ty -> b ty -> (a, b) equal option =
 fun a b ->
  match (a, b) with
  | TInt, TInt -> Some Refl
  | TString, TString -> Some Refl
  | TList a, TList b -> ( match same a b with Some Refl -> Some Refl | None -> None)
  | _ -> None

let cast : type a b. a ty -> b ty -> a -> b option = fun a b x -> match same a b with Some Refl -> Some x | None -> None

let main () =
  (match cast (TList TInt) (TList TInt) [ 1; 2 ] with Some l -> Printf.printf "%d\n" (List.length l) | None -> print_endline "no");
  match cast TInt TString 3 with Some s -> print_endline s | None -> print_endline "no"
