%% Records: making, reading, changing, matching.
-module(records_basic).
-export([made/0, read/0, changed/0, matched/0, grown/0, positions/0, default_all/0, bad_read/0,
         bad_update/0, bad_size/0, tests/0, test_sized/0]).

-record(person, {name, age = 0, tags = [] :: list()}).
made() -> {#person{}, #person{name = ann}, #person{name = bob, age = 30, tags = [x]}}.
read() -> P = id(#person{name = ann, age = 7}), {P#person.name, P#person.age, P#person.tags}.
changed() -> P = id(#person{name = ann}), P#person{age = 8, tags = [a]}.
matched() -> #person{name = N, age = A} = id(#person{name = eve, age = 3}), {N, A}.
older(#person{age = A} = P) when A < 100 -> older(P#person{age = A + 50});
older(#person{name = N, age = A}) -> {N, A}.
grown() -> older(#person{name = zoe, age = 1}).
positions() -> {#person.name, #person.age, record_info(size, person), record_info(fields, person)}.
default_all() -> #person{_ = x}.
bad_read() -> P = id({dog, rex}), P#person.name.
bad_update() -> P = id(no_record), P#person{age = 1}.
bad_size() -> P = id({person, 1}), P#person.age.
tests() -> [is_record(X, person) || X <- [#person{}, {person, 1, 2, 3}, {person, 1}, {dog, 1, 2, 3}, person]].
test_sized() -> [is_record(id(X), person, 4) || X <- [#person{}, {person, 1}, x]].
id(X) -> X.
