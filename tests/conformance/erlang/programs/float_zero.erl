%% Minus zero: equal by value in OTP 25, and what it prints as.
-module(float_zero).
-export([equalities/0, product/0, printed/0, bits/0, sorted/0, matched/0, sum/0, absolute/0]).

equalities() -> {id(0.0) == id(-0.0), id(0.0) =:= id(-0.0), id(0.0) =/= id(-0.0), id(0) == id(-0.0)}.
product() -> {id(0.0) * id(-1), id(-1.0) * 0, -id(0.0)}.
printed() -> {float_to_list(id(-0.0)), float_to_list(id(-0.0), [{decimals, 2}]), io_lib:format("~p ~w", [id(-0.0), id(0.0)])}.
bits() -> {<<(id(-0.0))/float>>, <<(id(0.0))/float>>}.
sorted() -> lists:sort([id(0.0), id(-0.0), 0, id(-0.0)]).
matched() -> case id(-0.0) of +0.0 -> zero; _ -> other end.
sum() -> {id(-0.0) + id(-0.0), id(0.0) + id(-0.0), id(-0.0) - id(0.0)}.
absolute() -> abs(id(-0.0)).
id(X) -> X.
