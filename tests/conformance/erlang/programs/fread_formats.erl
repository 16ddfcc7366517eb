%% Input read by io_lib:fread/2.
-module(fread_formats).
-export([numbers/0, floats/0, bases/0, strings/0, atoms/0, literals/0, skipped/0, rest/0, counted/0, tilde/0,
         unicode/0, unknown/0, no_text/0]).

numbers() -> [io_lib:fread("~d", S) || S <- ["12", " -7 rest", "+3", "x", "", "12.5"]].
floats() -> [io_lib:fread("~f", S) || S <- ["1.5", "-2.0e3x", "1", "1.5e"]].
bases() -> [io_lib:fread(F, S) || {F, S} <- [{"~16u", "ff"}, {"~2u", "1012"}, {"~#", "16#1f"}, {"~-", "-"}, {"~8u", "9"}]].
strings() -> [io_lib:fread(F, "hello world") || F <- ["~s", "~3s", "~s~s", "~20s", "~c~c", "~3c"]].
atoms() -> io_lib:fread("~a ~a", "one Two").
literals() -> [io_lib:fread("(~d,~d)", S) || S <- ["(1,2)", "(1;2)", "( 1, 2)", "(1,2"]].
skipped() -> io_lib:fread("~*d ~d", "1 2").
rest() -> io_lib:fread("~d", "1 2 3").
counted() -> io_lib:fread("~s~l", "abc").
tilde() -> io_lib:fread("~~~d", "~5").
unicode() -> [io_lib:fread("~ts", "λμ"), io_lib:fread("~tc", "λ")].
unknown() -> outcome(fun() -> io_lib:fread("~q", "a") end).
no_text() -> outcome(fun() -> io_lib:fread("~d", id(a)) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.
