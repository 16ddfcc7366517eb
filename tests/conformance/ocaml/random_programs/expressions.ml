(* Expressions of a type, in parentheses. `scope` is what they may name, the innermost first. *)

open Draw
open Simple

type scope = { variables : variable list; functions : (string * ty list * ty) list (* of the program *) }

let with_variables scope variables = { scope with variables = variables @ scope.variables }
let of_type scope ty = List.filter (fun variable -> variable.ty = ty) scope.variables

let leaf scope ty =
  match of_type scope ty with
  | [] -> literal ty
  | known -> if chance 75 then (pick known).name else literal ty

let rec expression depth scope ty =
  if depth <= 0 then leaf scope ty
  else if chance 12 then leaf scope ty
  else if chance 50 then special depth scope ty
  else general depth scope ty

(* ---- What has any type *)

and general depth scope ty =
  let sub = expression (depth - 1) scope in
  match below 24 with
  | 0 | 1 -> text "(if %s then %s else %s)" (sub Bool) (sub ty) (sub ty)
  | 2 | 3 | 4 ->
      let of_value = draw_type 1 in
      let name = fresh "v" in
      text "(let %s : %s = %s in %s)" name (name_of of_value) (sub of_value)
        (expression (depth - 1) (with_variables scope [ { name; ty = of_value } ]) ty)
  | 5 | 6 | 7 -> matching depth scope ty
  | 8 -> text "(%s; %s)" (sub Unit) (sub ty)
  | 9 | 10 -> handled depth scope ty
  | 11 | 12 | 13 -> called depth scope ty
  | 14 ->
      let argument = draw_type 1 in
      text "(%s %s)" (sub (Fun (argument, ty))) (sub argument)
  | 15 ->
      let other = draw_type 1 in
      if chance 50 then text "(fst %s)" (sub (Pair (ty, other))) else text "(snd %s)" (sub (Pair (other, ty)))
  | 16 -> text "(!%s)" (sub (Ref ty))
  | 17 -> text "(match %s with Some o -> o | None -> %s)" (sub (Option ty)) (sub ty)
  | 18 -> text "(Lazy.force %s)" (sub (Lazy ty))
  | 19 -> folded depth scope ty
  | 20 -> looped depth scope ty
  | 21 -> in_module depth scope ty
  | 22 -> of_object depth scope ty
  | _ -> 
      if chance 20 then text "((%s).(%s))" (sub (Array ty)) (sub Int)
      else text "(element %s %s %s)" (sub (Array ty)) (sub Int) (sub ty)

and matching depth scope ty =
  let scrutinee = draw_type 2 in
  let case () =
    let shape, variables = pattern 2 scrutinee in
    let inner = with_variables scope variables in
    let guard = if chance 25 then text " when %s" (expression (depth - 2) inner Bool) else "" in
    text "| %s%s -> %s" shape guard (expression (depth - 1) inner ty)
  in
  let cases = List.init (between 1 3) (fun _ -> case ()) in
  let last = if chance 80 then [ text "| _ -> %s" (expression (depth - 1) scope ty) ] else [] in
  text "(match (%s : %s) with %s)" (expression (depth - 1) scope scrutinee) (name_of scrutinee)
    (String.concat " " (cases @ last))

and raised depth scope =
  let sub = expression (depth - 1) scope in
  match below 6 with
  | 0 -> "Not_found" | 1 -> "One" | 2 -> text "(Two %s)" (sub Int) | 3 -> text "(Three (%s, %s))" (sub String) (sub Int)
  | 4 -> text "(Failure %s)" (sub String) | _ -> "Exit"

and handled depth scope ty =
  let sub = expression (depth - 1) scope in
  let body =
    if chance 40 then text "(if %s then raise %s else %s)" (sub Bool) (raised depth scope) (sub ty) else sub ty
  in
  let handler () =
    let number = fresh "n" and words = fresh "s" in
    let with_number = with_variables scope [ { name = number; ty = Int } ] in
    let with_words = with_variables scope [ { name = words; ty = String } ] in
    match below 7 with
    | 0 -> text "| Not_found | Exit -> %s" (sub ty)
    | 1 -> text "| One -> %s" (sub ty)
    | 2 -> text "| Two %s -> %s" number (expression (depth - 1) with_number ty)
    | 3 -> text "| Three (%s, 0) -> %s" words (expression (depth - 1) with_words ty)
    | 4 -> text "| Failure %s -> %s" words (expression (depth - 1) with_words ty)
    | 5 -> text "| Invalid_argument _ | Division_by_zero -> %s" (sub ty)
    | _ -> text "| _ -> %s" (sub ty)
  in
  let handlers = String.concat " " (List.init (between 1 2) (fun _ -> handler ())) in
  if chance 70 then text "(try %s with %s)" body handlers
  else
    let name = fresh "m" in
    let inner = with_variables scope [ { name; ty } ] in
    let exceptional =
      String.concat " " (List.map (fun case -> "| exception" ^ case)
        [ text " (One | Not_found) -> %s" (sub ty); text " Two _ -> %s" (sub ty) ])
    in
    text "(match %s with %s -> %s %s)" body name (expression (depth - 1) inner ty) exceptional

and called depth scope ty =
  match List.filter (fun (_, _, result) -> result = ty) scope.functions with
  | [] -> special depth scope ty
  | known ->
      let name, parameters, _ = pick known in
      let arguments = List.map (expression (depth - 1) scope) parameters in
      (* Perhaps in two steps, with something in between. *)
      if List.length arguments > 1 && chance 25 then begin
        let partial = fresh "g" in
        text "(let %s = %s %s in %s; %s %s)" partial name (List.hd arguments)
          (expression (depth - 1) scope Unit) partial (String.concat " " (List.tl arguments))
      end
      else text "(%s %s)" name (String.concat " " arguments)

and folded depth scope ty =
  let element = draw_type 1 in
  let accumulated = fresh "a" and each = fresh "e" in
  let inner = with_variables scope [ { name = accumulated; ty }; { name = each; ty = element } ] in
  let sub = expression (depth - 1) scope in
  let body = expression (depth - 1) inner ty in
  match below 3 with
  | 0 -> text "(List.fold_left (fun %s %s -> tick (); %s) %s %s)" accumulated each body (sub ty) (sub (List element))
  | 1 -> text "(List.fold_right (fun %s %s -> tick (); %s) %s %s)" each accumulated body (sub (List element)) (sub ty)
  | _ -> text "(Array.fold_left (fun %s %s -> tick (); %s) %s %s)" accumulated each body (sub ty) (sub (Array element))

(* A local function that calls itself. *)
and looped depth scope ty =
  let name = fresh "loop" and counted = fresh "i" in
  let inner = with_variables scope [ { name = counted; ty = Int } ] in
  let again = with_variables inner [ { name = text "(tick (); %s (%s - 1))" name counted; ty } ] in
  text "(let rec %s %s : %s = if %s <= 0 then %s else %s in %s %s)" name counted (name_of ty) counted
    (expression (depth - 1) inner ty) (expression (depth - 1) again ty) name (text "(%s land 7)" (expression (depth - 1) scope Int))

and in_module depth scope ty =
  let sub = expression (depth - 1) scope in
  let name = fresh "M" in
  let inside held = expression (depth - 1) (with_variables scope [ { name = name ^ ".x"; ty = held } ]) ty in
  match below 3 with
  | 0 ->
      let held = draw_type 1 in
      text "(let module %s = struct let x : %s = %s end in %s)" name (name_of held) (sub held) (inside held)
  | 1 ->
      text "(let module F (X : HOLDS) = struct let x = X.x + %s end in let module %s = F (struct let x = %s end) in %s)"
        (sub Int) name (sub Int) (inside Int)
  | _ ->
      text "(let m = if %s then (module struct let x = %s end : HOLDS) else (module struct let x = %s end) in let module %s = (val m) in %s)"
        (sub Bool) (sub Int) (sub Int) name (inside Int)

and of_object depth scope ty =
  let sub = expression (depth - 1) scope in
  let name = fresh "o" in
  let argument = fresh "y" in
  let inner = with_variables scope [ { name = "held"; ty = Int }; { name = argument; ty = Int } ] in
  text "(let %s = object (self) val mutable held = %s method put n = held <- n; held method get %s : %s = ignore (self#put (held + 1)); %s end in ignore (%s#put %s); %s#get %s)"
    name (sub Int) argument (name_of ty)
    (expression (depth - 1) inner ty) name (sub Int) name (sub Int)

(* ---- What has this type *)

and special depth scope ty =
  let sub = expression (depth - 1) scope in
  match ty with
  | Int -> integer depth scope
  | Bool -> truth depth scope
  | Char ->
      (match below 4 with
       | 0 -> text "(Char.chr (%s land 255))" (sub Int)
       | 1 -> text "(Char.uppercase_ascii %s)" (sub Char)
       | 2 -> if chance 20 then text "((%s).[%s])" (sub String) (sub Int) else text "(letter %s %s)" (sub String) (sub Int)
       | _ -> text "(Bytes.get %s (%s land 1))" (sub Bytes) (sub Int))
  | String -> text "(checked String.length %s)" (words depth scope)
  | Float -> real depth scope
  | Unit -> effect depth scope
  | Int64 -> wide depth scope
  | Bytes ->
      (match below 4 with
       | 0 -> text "(Bytes.of_string %s)" (sub String)
       | 1 -> text "(Bytes.make (%s land 7) %s)" (sub Int) (sub Char)
       | 2 -> text "(Bytes.sub %s (%s land 1) (%s land 1))" (sub Bytes) (sub Int) (sub Int)
       | _ -> text "(checked Bytes.length (Bytes.cat %s %s))" (sub Bytes) (sub Bytes))
  | Tree -> text "(node %s %s %s)" (sub Tree) (sub Int) (sub Tree)
  | Color -> if chance 60 then text "(Blue %s)" (sub Int) else text "(mix %s %s)" (sub Color) (sub Color)
  | Record ->
      if chance 50 then text "{ a = %s; b = %s; c = %s }" (sub Int) (sub Int) (sub String)
      else text "{ %s with %s }" (sub Record) (pick [ text "a = %s" (sub Int); text "b = %s; c = %s" (sub Int) (sub String) ])
  | Shape -> if chance 50 then text "(Circle { radius = %s })" (sub Int) else text "(Square { side = %s })" (sub Int)
  | Poly -> text "(`B %s)" (sub Int)
  | List t -> sequence depth scope t
  | Option t ->
      (match below 4 with
       | 0 -> text "(Some %s)" (sub t)
       | 1 -> text "(List.nth_opt %s (abs %s land 3))" (sub (List t)) (sub Int)
       | 2 -> text "(Option.map %s %s)" (sub (Fun (t, t))) (sub (Option t))
       | _ -> text "(List.find_opt %s %s)" (sub (Fun (t, Bool))) (sub (List t)))
  | Array t ->
      (match below 5 with
       | 0 -> text "[| %s; %s |]" (sub t) (sub t)
       | 1 -> text "(Array.make (%s land 3) %s)" (sub Int) (sub t)
       | 2 -> text "(Array.of_list %s)" (sub (List t))
       | 3 -> text "(Array.init (%s land 3) %s)" (sub Int) (sub (Fun (Int, t)))
       | _ -> text "(checked Array.length (Array.append %s %s))" (sub (Array t)) (sub (Array t)))
  | Ref t -> text "(ref %s)" (sub t)
  | Lazy t -> text "(lazy %s)" (sub t)
  | Pair (a, b) -> text "(%s, %s)" (sub a) (sub b)
  | Result (a, b) -> if chance 60 then text "(Ok %s)" (sub a) else text "(Error %s)" (sub b)
  | Fun (a, b) ->
      let name = fresh "x" in
      let inner = with_variables scope [ { name; ty = a } ] in
      if chance 30 then begin
        let shape, variables = pattern 2 a in
        text "(function %s -> tick (); %s | %s -> %s)" shape
          (expression (depth - 1) (with_variables scope variables) b) name (expression (depth - 1) inner b)
      end
      else text "(fun (%s : %s) -> tick (); %s)" name (name_of a) (expression (depth - 1) inner b)

(* Not of functions, nor of what holds them: comparing these raises, which is worth a look, but seldom. *)
and comparable () = let ty = draw_type 2 in if holds_function ty && chance 95 then Int else ty

and integer depth scope =
  let sub = expression (depth - 1) scope in
  match below 22 with
  | 0 | 1 | 2 -> text "(%s %s %s)" (sub Int) (pick [ "+"; "-"; "*" ]) (sub Int)
  | 3 -> text "(%s %s %s)" (sub Int) (pick [ "/"; "mod" ]) (sub Int)
  | 4 -> text "(%s %s %s)" (sub Int) (pick [ "land"; "lor"; "lxor" ]) (sub Int)
  | 5 -> text "(%s %s (%s land 31))" (sub Int) (pick [ "lsl"; "lsr"; "asr" ]) (sub Int)
  | 6 -> text "(%s %s)" (pick [ "abs"; "succ"; "pred"; "lnot"; "~-" ]) (sub Int)
  | 7 -> let ty = comparable () in text "(compare %s %s)" (sub ty) (sub ty)
  | 8 -> let ty = draw_type 2 in text "(Hashtbl.hash %s)" (sub (if holds_function ty then String else ty))
  | 9 -> text "(String.length %s)" (sub String)
  | 10 -> text "(Char.code %s)" (sub Char)
  | 11 -> text "(List.length %s)" (sub (List (draw_type 1)))
  | 12 -> text "(Array.length %s)" (sub (Array (draw_type 1)))
  | 13 -> if chance 30 then text "(int_of_string %s)" (sub String) else text "(number %s)" (sub String)
  | 14 -> text "(let f = %s in if Float.abs f < 1e9 then int_of_float f else 7)" (sub Float)
  | 15 -> text "(Int64.to_int %s)" (sub Int64)
  | 16 -> text "((%s).%s)" (sub Record) (pick [ "a"; "b" ])
  | 17 -> text "(size %s)" (sub Tree)
  | 18 -> text "(labelled ~left:%s ?middle:%s %s)" (sub Int) (sub (Option Int)) (sub Int)
  | 19 -> text "(evaluate (%s))" (generalised (depth - 1) scope)
  | 20 -> text "(Bytes.length %s)" (sub Bytes)
  | _ -> text "(%s %s %s)" (pick [ "min"; "max" ]) (sub Int) (sub Int)

and generalised depth scope =
  if depth <= 0 then text "Int %s" (leaf scope Int)
  else
    let sub = expression (depth - 1) scope in
    match below 3 with
    | 0 -> text "Int %s" (sub Int)
    | 1 -> text "If (Bool %s, %s, %s)" (sub Bool) (generalised (depth - 1) scope) (generalised (depth - 1) scope)
    | _ -> text "First (Both (%s, Bool %s))" (generalised (depth - 1) scope) (sub Bool)

and truth depth scope =
  let sub = expression (depth - 1) scope in
  match below 9 with
  | 0 | 1 -> let ty = comparable () in text "(%s %s %s)" (sub ty) (pick [ "="; "<>"; "<"; ">"; "<="; ">=" ]) (sub ty)
  | 2 | 3 -> text "(%s %s %s)" (sub Int) (pick [ "="; "<>"; "<"; ">"; "<="; ">="; "=="; "!=" ]) (sub Int)
  | 4 -> text "(%s %s %s)" (sub Bool) (pick [ "&&"; "||" ]) (sub Bool)
  | 5 -> text "(not %s)" (sub Bool)
  | 6 -> let ty = comparable () in text "(List.mem %s %s)" (sub ty) (sub (List ty))
  | 7 -> let ty = draw_type 1 in text "(List.%s %s %s)" (pick [ "exists"; "for_all" ]) (sub (Fun (ty, Bool))) (sub (List ty))
  | _ -> text "(%s %s %s)" (sub Float) (pick [ "<"; ">="; "="; "<>" ]) (sub Float)

and words depth scope =
  let sub = expression (depth - 1) scope in
  match below 11 with
  | 0 | 1 -> text "(%s ^ %s)" (sub String) (sub String)
  | 2 -> text "(string_of_int %s)" (sub Int)
  | 3 -> text "(%s %s %s %s)" (if chance 20 then "String.sub" else "part") (sub String) (sub Int) (sub Int)
  | 4 -> text "(String.make (%s land 7) %s)" (sub Int) (sub Char)
  | 5 -> text "(Printf.sprintf \"%s\" %s)" (pick [ "%d"; "%5d"; "%-4d|"; "%x"; "%+d"; "%03d"; "%o" ]) (sub Int)
  | 6 -> text "(String.concat %s %s)" (sub String) (sub (List String))
  | 7 -> text "(%s %s)" (pick [ "String.uppercase_ascii"; "String.trim"; "String.escaped"; "String.capitalize_ascii" ]) (sub String)
  | 8 -> text "(Bytes.to_string %s)" (sub Bytes)
  | 9 -> let ty = draw_type 1 in text "(%s %s)" (shower ty) (sub ty)
  | _ -> text "(Printf.sprintf \"%%s%%c%%b\" %s %s %s)" (sub String) (sub Char) (sub Bool)

and real depth scope =
  let sub = expression (depth - 1) scope in
  match below 7 with
  | 0 | 1 | 2 -> text "(%s %s %s)" (sub Float) (pick [ "+."; "-."; "*."; "/." ]) (sub Float)
  | 3 -> text "(float_of_int %s)" (sub Int)
  | 4 -> text "(%s %s)" (pick [ "sqrt"; "floor"; "ceil"; "abs_float"; "~-."; "Float.round"; "Float.trunc" ]) (sub Float)
  | 5 -> text "(%s %s %s)" (pick [ "min"; "max"; "Float.min"; "mod_float" ]) (sub Float) (sub Float)
  | _ -> text "(try float_of_string %s with Failure _ -> %s)" (sub String) (sub Float)

and wide depth scope =
  let sub = expression (depth - 1) scope in
  match below 5 with
  | 0 | 1 -> text "(Int64.%s %s %s)" (pick [ "add"; "sub"; "mul"; "logand"; "logxor"; "div"; "rem" ]) (sub Int64) (sub Int64)
  | 2 -> text "(Int64.of_int %s)" (sub Int)
  | 3 -> text "(Int64.%s %s (%s land 63))" (pick [ "shift_left"; "shift_right"; "shift_right_logical" ]) (sub Int64) (sub Int)
  | _ -> text "(Int64.of_int32 (Int64.to_int32 %s))" (sub Int64)

and effect depth scope =
  let sub = expression (depth - 1) scope in
  let ty = draw_type 1 in
  match below 11 with
  | 0 | 1 -> text "(print_string (%s %s))" (shower ty) (sub ty)
  | 2 -> text "(%s := %s)" (sub (Ref ty)) (sub ty)
  | 3 ->
      if chance 20 then text "((%s).(%s) <- %s)" (sub (Array ty)) (sub Int) (sub ty)
      else text "(put %s %s %s)" (sub (Array ty)) (sub Int) (sub ty)
  | 4 -> text "((%s).b <- %s)" (sub Record) (sub Int)
  | 5 -> let name = fresh "k" in
      text "(for %s = %s %s (%s land 3) do tick (); %s done)" name (pick [ "0"; "1"; "3" ]) (pick [ "to"; "downto" ]) (sub Int)
        (expression (depth - 1) (with_variables scope [ { name; ty = Int } ]) Unit)
  | 6 -> text "(List.iter %s %s)" (sub (Fun (ty, Unit))) (sub (List ty))
  | 7 -> text "(Bytes.set %s (%s land 1) %s)" (sub Bytes) (sub Int) (sub Char)
  | 8 -> text "(while (tick (); %s) do %s done)" (sub Bool) (sub Unit)
  | 9 -> text "(match %s with Square s -> s.side <- s.side + %s | Circle _ -> ())" (sub Shape) (sub Int)
  | _ -> text "(ignore %s)" (sub ty)

and sequence depth scope t =
  let sub = expression (depth - 1) scope in
  let other = draw_type 1 in
  match below 11 with
  | 0 | 1 -> text "(%s :: %s)" (sub t) (sub (List t))
  | 2 -> text "(checked List.length (%s @ %s))" (sub (List t)) (sub (List t))
  | 3 -> text "(List.map %s %s)" (sub (Fun (other, t))) (sub (List other))
  | 4 -> text "(List.rev %s)" (sub (List t))
  | 5 -> text "(List.filter %s %s)" (sub (Fun (t, Bool))) (sub (List t))
  | 6 -> if holds_function t then sub (List t) else text "(List.%s compare %s)" (pick [ "sort"; "sort_uniq" ]) (sub (List t))
  | 7 -> text "(match %s with [] -> [] | _ :: rest -> rest)" (sub (List t))
  | 8 -> text "(Array.to_list %s)" (sub (Array t))
  | 9 -> text "(checked List.length (List.concat_map %s %s))" (sub (Fun (other, List t))) (sub (List other))
  | _ -> text "[ %s; %s ]" (sub t) (sub t)
