let main () =
  let module M = struct
    module rec A : sig val f : unit -> int end = struct let f () = B.f () + 1 end
    and B : sig val f : unit -> int end = struct let f = let early = A.f in fun () -> ignore early; 1 end
  end in
  Printf.printf "%d\n" (M.A.f ())
