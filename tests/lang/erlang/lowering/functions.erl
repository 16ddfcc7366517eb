%% Functions of letrecs are lifted, funs are closures, a fun that calls itself captures itself.
-module(functions).
-export([scaled/2, adder/1, counter/1, by_name/3, last_native/2, last_other/2]).

scaled(Numbers, Factor) -> [Number * Factor || Number <- Numbers, Number > Factor].

adder(N) -> fun(M) -> N + M end.

counter(Step) ->
    fun Count(0, Sum) -> Sum;
        Count(N, Sum) -> Count(N - 1, Sum + Step)
    end.

by_name(Module, Name, Arguments) ->
    {fun counter/1, fun lists:map/2, Module:length(Name), apply(Module, Name, Arguments), apply(Name, Arguments)}.

%% The caller of a native function stays on the stack.
last_native(Element, List) -> lists:member(Element, List).

last_other(Element, List) -> lists:delete(Element, List).
