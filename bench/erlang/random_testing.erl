%% Random testing's side of the comparison: PropEr with generators from the same specs, until a first failure.
%% Called as `erl ... -run random_testing main SECONDS MODULE FUNCTION ARITY`; prints "found MILLISECONDS SIZE CALL" for
%% the input after PropEr's own shrinking, or "none MILLISECONDS TESTS_tests".
%%
%% A failure is an exception; for `bad_result`, where that is the point, a result outside the spec. The property catches
%% exceptions itself, as the release in Debian 12 can't report one on this OTP (it calls erlang:get_stacktrace/0, which is
%% gone).
-module(random_testing).
-export([main/1]).

main([Seconds, Module, Function, Arity]) ->
    MFA = {list_to_atom(Module), list_to_atom(Function), list_to_integer(Arity)},
    Limit = round(list_to_float(Seconds ++ ".0") * 1000),
    {module, _} = code:ensure_loaded(element(1, MFA)),
    proper_typeserver:start(),
    Arguments = generator(MFA),
    Tests = counters:new(1, []),
    Start = erlang:monotonic_time(millisecond),
    {Worker, Monitor} = spawn_monitor(fun() -> exit({done, check(MFA, Arguments, Tests)}) end),
    Outcome = receive
                  {'DOWN', Monitor, process, Worker, {done, Counterexample}} -> Counterexample;
                  {'DOWN', Monitor, process, Worker, Reason} -> {stopped, Reason}
              after Limit ->
                  exit(Worker, kill),
                  none
              end,
    report(Outcome, Function, erlang:monotonic_time(millisecond) - Start, counters:get(Tests, 1)),
    halt().

%% Of the spec; without one, of any terms.
generator({_, _, Arity} = MFA) ->
    case proper_typeserver:create_spec_test(MFA, infinity, []) of
        {ok, {forall, Arguments, _}} -> Arguments;
        {error, _} -> [proper_types:any() || _ <- lists:seq(1, Arity)]
    end.

check(MFA, Arguments, Tests) ->
    Property = proper:forall(Arguments, fun(Values) -> counters:add(Tests, 1, 1), is_fine(MFA, Values) end),
    case proper:quickcheck(Property, [{numtests, 100000000}, quiet, long_result]) of
        [Values] -> {found, Values};
        Other -> {stopped, Other}
    end.

is_fine({Module, Function, _}, Values) ->
    try apply(Module, Function, proper_symb:eval(Values)) of
        Result -> not (Module =:= bad_result andalso not is_integer(Result))
    catch
        _:_ -> false
    end.

report({found, Symbolic}, Function, Time, _) ->
    Values = proper_symb:eval(Symbolic), % opaque types are made by calls
    Texts = [lists:flatten(io_lib:format("~0p", [Value])) || Value <- Values],
    io:format("found ~w ~w ~s(~s)~n", [Time, lists:sum([size_of(Value) || Value <- Values]), Function,
                                       lists:join(", ", Texts)]);
report({stopped, Reason}, _, Time, _) -> io:format("stopped ~w ~0p~n", [Time, Reason]);
report(none, _, Time, Tests) -> io:format("none ~w ~w_tests~n", [Time, Tests]).

%% As Assay counts: a node each.
size_of([Head | Tail]) -> 1 + size_of(Head) + size_of(Tail);
size_of(Tuple) when is_tuple(Tuple) -> 1 + lists:sum([size_of(E) || E <- tuple_to_list(Tuple)]);
size_of(Map) when is_map(Map) -> 1 + lists:sum([size_of(K) + size_of(V) || {K, V} <- maps:to_list(Map)]);
size_of(Bits) when is_bitstring(Bits) -> 1 + bit_size(Bits) div 8;
size_of(_) -> 1.
