class account =
  object (self)
    val mutable balance = 0
    method private check n = if n < 0 then invalid_arg "negative"
    method deposit n = self#check n; balance <- balance + n; self
    method balance = balance
  end

let main () =
  let a = new account in
  Printf.printf "%d\n" ((a#deposit 5)#deposit 6)#balance;
  ignore (a#deposit (-1))
