%% Macros with arguments, text of arguments, and what is predefined.
-module(macros_in_use).
-export([doubled/0, shown/0, nested/0, nothing/0, which/0, predefined/0, failing/0, overloaded/0]).

-define(DOUBLE(X), ((X) * 2)).
-define(SHOW(X), {??X, X}).
-define(NOTHING, ).
-define(PAIR(A, B), {A, B}).
-ifdef(NOT_DEFINED).
-define(WHERE, defined).
-else.
-define(WHERE, undefined).
-endif.
doubled() -> [?DOUBLE(3), ?DOUBLE(1 + 2), ?DOUBLE(id(4))].
shown() -> ?SHOW(1 + id(2)).
nested() -> ?PAIR(?PAIR(1, 2), ?DOUBLE(?DOUBLE(1))).
nothing() -> [?NOTHING].
which() -> ?WHERE.
predefined() -> {?MODULE, ?MODULE_STRING, ?FUNCTION_NAME, ?FUNCTION_ARITY, ?LINE}.
failing() -> ?DOUBLE(id(a)).
overloaded() -> {?PAIR(a, b), ?PAIR([1, 2], {3, 4})}.
id(X) -> X.
