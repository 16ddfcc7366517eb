%% Up to 32 keys maps list their keys in term order.
-module(maps_small_order).
-export([atoms/0, numbers/0, mixed/0, values/0, folded/0, printed/0]).

atoms() -> maps:to_list(#{c => 3, a => 1, b => 2}).
numbers() -> maps:keys(#{2 => x, 1.5 => y, 1 => z, 2.0 => w, -1 => v}).
mixed() -> maps:keys(#{"s" => 1, {t} => 2, a => 3, 1 => 4, <<"b">> => 5, #{} => 6, [] => 7}).
values() -> maps:values(maps:from_list([{X, {X}} || X <- lists:seq(32, 1, -1)])).
folded() -> maps:fold(fun(K, V, A) -> [{K, V} | A] end, [], #{b => 1, a => 2}).
printed() -> lists:flatten(io_lib:format("~p ~w", [#{b => 1, a => [2]}, #{2 => x, 1 => y}])).
