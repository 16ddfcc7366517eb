%% Macros with and without arguments, conditions and predefined ones.
-module(macros).
-export([conditional/0, release/0, values/0, predefined/0, undefined_now/0]).

-define(TWO, 2).
-define(SQUARE(X), ((X) * (X))).
-define(TEXT(X), ??X).
-define(OVERLOADED, none).
-define(OVERLOADED(A), {one, A}).
-define(OVERLOADED(A, B), {two, A, B}).
-ifdef(UNDEFINED_NAME).
conditional() -> wrong.
-else.
conditional() -> right.
-endif.
-if(?OTP_RELEASE >= 21).
release() -> recent.
-else.
release() -> old.
-endif.
values() -> {?TWO, ?SQUARE(?TWO + 1), ?TEXT(a + b), ?OVERLOADED, ?OVERLOADED(1), ?OVERLOADED(1, 2)}.
predefined() -> {?MODULE, ?FUNCTION_NAME, ?FUNCTION_ARITY, ?LINE, is_list(?FILE), ?MODULE_STRING}.
-undef(TWO).
-ifndef(TWO).
undefined_now() -> yes.
-endif.
