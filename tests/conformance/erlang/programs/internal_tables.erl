%% What OTP says of its own operators and functions.
-module(internal_tables).
-export([guards/0, types/0, bifs/0, operators/0, obsolete/0, precedences/0, no_operator/0, not_an_operator/0]).

guards() -> [{F, A} || {F, A} <- [{hd, 1}, {length, 1}, {put, 2}, {is_map_key, 2}, {self, 0}, {spawn, 1}], erl_internal:guard_bif(F, A)].
types() -> [erl_internal:op_type(O, A) || {O, A} <- [{'+', 2}, {'-', 1}, {'and', 2}, {'==', 2}, {'++', 2}, {'!', 2}]].
bifs() -> [erl_internal:bif(F, A) || {F, A} <- [{hd, 1}, {map, 2}, {apply, 3}, {now, 0}]].
operators() -> [{erl_internal:arith_op(O, 2), erl_internal:comp_op(O, 2), erl_internal:bool_op(O, 2), erl_internal:list_op(O, 2)} || O <- ['+', '<', 'or', '--', foo]].
obsolete() -> [otp_internal:obsolete(M, F, A) =/= no || {M, F, A} <- [{lists, map, 2}, {erlang, now, 0}, {erlang, get_stacktrace, 0}, {crypto, rand_uniform, 2}]].
precedences() -> [erl_parse:inop_prec(O) || O <- ['+', '*', '=', 'orelse', '!']] ++ [erl_parse:preop_prec('not')].
no_operator() -> erl_parse:inop_prec(id(foo)).
not_an_operator() -> erl_internal:op_type(id(foo), 2).
id(X) -> X.
