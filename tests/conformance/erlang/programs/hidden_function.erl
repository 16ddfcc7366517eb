%% A function that is not exported can't be called by its full name, not even from inside its module.
-module(hidden_function).
-export([inside/0, by_full_name/0, by_value/0, by_apply/0, of_another_module/0]).

inside() -> hidden(1).

by_full_name() -> ?MODULE:hidden(1).

by_value() -> F = fun ?MODULE:hidden/1, F(1).

by_apply() -> apply(?MODULE, hidden, [1]).

of_another_module() -> lists:zipwith_no_such(1).

hidden(X) -> {hidden, X}.
