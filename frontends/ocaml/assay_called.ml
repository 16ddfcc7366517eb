(* The unit that a call is compiled as (assay_call), when it is evaluated. *)

(* Whether the arguments were evaluated, what they are when the call is over, and how to make it. *)
type t = { started : bool ref; arguments : Obj.t list ref; call : unit -> Obj.t }

let evaluate code =
  let block = Assay_link.evaluate code in
  { started = Obj.obj (Obj.field block 0); arguments = Obj.obj (Obj.field block 1);
    call = Obj.obj (Obj.field block 4) }
