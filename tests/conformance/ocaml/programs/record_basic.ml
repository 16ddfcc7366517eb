type person = { name : string; age : int; tags : string list }

let older p = { p with age = p.age + 1 }

let main () =
  let p = { name = "Ada"; age = 36; tags = [ "x" ] } in
  let q = older p in
  let { name; age; _ } = q in
  Printf.printf "%s %d %b %b\n" name age (p = q) (p.tags == q.tags);
  Printf.printf "%b\n" ({ q with age = 36 } = p)
