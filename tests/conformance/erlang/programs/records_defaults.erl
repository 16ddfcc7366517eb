%% Default values, several fields at once, and records in records.
-module(records_defaults).
-export([make/0, defaults/0, all_others/0, pattern/0, updates/0, order_of_evaluation/0, quoted/0, as_tuple/0,
         no_record/0]).

-record(user, {name, mail = none, tags = [], age = 1 + 1, id = make()}).
make() -> {made, here}.
defaults() -> #user{}.
all_others() -> #user{name = "n", _ = x}.
pattern() -> #user{name = N, _ = '_'} = #user{name = a, mail = '_', tags = '_', age = '_', id = '_'}, N.
updates() -> U = #user{name = a}, (U#user{age = 3})#user{name = b, age = 4}.
order_of_evaluation() -> put(l, []), _ = #user{name = n(1), age = n(2), mail = n(3)}, lists:reverse(get(l)).
n(X) -> put(l, [X | get(l)]), X.
quoted() -> U = #user{name = 'Quoted Name'}, U#user.name.
as_tuple() -> tuple_to_list(setelement(#user.name, #user{}, z)).
no_record() -> U = id({user, too, short}), U#user.name.
id(X) -> X.
