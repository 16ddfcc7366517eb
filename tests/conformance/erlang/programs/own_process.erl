%% What a process knows of itself, without others.
-module(own_process).
-export([kinds/0, alive/0, unique/0, in_terms/0, ordered/0, texts/0, collected/0, names/0, bad_option/0,
         no_process/0]).

kinds() -> {is_pid(self()), self() =:= self(), is_reference(make_ref()), make_ref() =:= make_ref(), is_port(self())}.
alive() -> {is_process_alive(self()), is_pid(group_leader()), node(), is_alive()}.
unique() -> A = erlang:unique_integer([positive, monotonic]), B = erlang:unique_integer([positive, monotonic]), {A > 0, B > A}.
in_terms() -> P = self(), M = #{P => me}, {maps:get(self(), M), lists:member(P, [a, P]), [X || X <- [a, P, {}], is_pid(X)]}.
ordered() -> [K || {_, K} <- lists:sort([{T, K} || {T, K} <- [{self(), pid}, {a, atom}, {1, number}, {make_ref(), reference}, {fun lists:map/2, function}, {{}, tuple}, {[], nil}, {<<>>, binary}, {#{}, map}]])].
texts() -> {hd(pid_to_list(self())), string:prefix(ref_to_list(make_ref()), "#Ref") =/= nomatch}.
collected() -> {erlang:garbage_collect(), erlang:bump_reductions(10)}.
names() -> {whereis(no_such_name), outcome(fun() -> whereis(id("x")) end)}.
bad_option() -> erlang:unique_integer([id(strange)]).
no_process() -> is_process_alive(id(a)).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.
