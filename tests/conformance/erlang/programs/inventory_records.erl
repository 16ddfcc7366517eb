%% Stock kept in records, with moves that may fail.
-module(inventory_records).
-export([filled/0, stock/0, values/0, taken/0, errors/0, history/0, no_item/0, bad_price/0, unmatched/0]).

-record(item, {sku, name = "", count = 0, price = 0.0}).
-record(stock, {items = #{}, log = []}).
add(#item{sku = S, count = C} = I, #stock{items = M} = St) ->
    New = case M of #{S := #item{count = Old} = Was} -> Was#item{count = Old + C}; _ -> I end,
    St#stock{items = M#{S => New}, log = [{added, S, C} | St#stock.log]}.
take(S, N, #stock{items = M} = St) ->
    case M of
        #{S := #item{count = C}} when C < N -> {error, {only, C}};
        #{S := #item{count = C} = I} -> {ok, St#stock{items = M#{S := I#item{count = C - N}}, log = [{took, S, N} | St#stock.log]}};
        #{} -> {error, unknown}
    end.
value(#stock{items = M}) -> maps:fold(fun(_, #item{count = C, price = P}, V) -> V + C * P end, 0, M).
filled() -> lists:foldl(fun add/2, #stock{}, [#item{sku = a, count = 3, price = 2.5}, #item{sku = b, count = 1, price = 10}, #item{sku = a, count = 2}]).
stock() -> filled().
values() -> [value(filled()), value(#stock{})].
taken() -> [element(1, take(S, N, filled())) || {S, N} <- [{a, 5}, {a, 6}, {z, 1}]].
errors() -> [take(S, N, filled()) || {S, N} <- [{a, 6}, {z, 1}]].
history() -> {ok, S} = take(b, 1, filled()), lists:reverse(S#stock.log).
no_item() -> add(id({thing, 1}), #stock{}).
bad_price() -> value(add(#item{sku = x, count = 1, price = id(free)}, #stock{})).
unmatched() -> {ok, _} = take(z, id(1), filled()).
id(X) -> X.
