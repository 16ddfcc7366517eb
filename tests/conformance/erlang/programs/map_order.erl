%% Maps compare by size, then keys, then values.
-module(map_order).
-export([sizes/0, keys/0, values/0, sorted/0, integers_before_floats/0, two_keys/0]).

sizes() -> {id(#{a => 1}) < id(#{a => 0, b => 0}), id(#{}) < id(#{x => 1})}.
keys() -> {id(#{a => 9}) < id(#{b => 1}), id(#{1 => a}) < id(#{1.0 => a}), id(#{1 => x}) == id(#{1.0 => x})}.
values() -> {id(#{a => 1}) < id(#{a => 2}), id(#{a => 1}) == id(#{a => 1.0}), id(#{a => 1}) =:= id(#{a => 1.0})}.
sorted() -> lists:sort([#{b => 1}, #{a => 2}, #{}, #{a => 1, b => 0}, #{1 => z}, #{1.0 => y}, #{a => 1}]).
integers_before_floats() -> {id(#{2 => x}) < id(#{1.0 => x}), id(#{1.5 => x}) > id(#{3 => x})}.
two_keys() -> id(#{1 => b, c => d}) < id(#{1 => b, a => d}).
id(X) -> X.
