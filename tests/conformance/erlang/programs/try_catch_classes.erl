%% throw, error and exit, each caught by its class.
-module(try_catch_classes).
-export([value/0, throws/0, errors/0, exits/0, runtime/0, default_class/0, wrong_default/0, any/0,
         uncaught_throw/0, uncaught_exit/0, uncaught_error/0]).

caught(F) ->
    try F() of
        V -> {value, V}
    catch
        throw:T -> {thrown, T};
        error:E -> {error, E};
        exit:X -> {exit, X}
    end.
value() -> caught(fun() -> 42 end).
throws() -> caught(fun() -> throw(id(ball)) end).
errors() -> caught(fun() -> error(id(oops)) end).
exits() -> caught(fun() -> exit(id(bye)) end).
runtime() -> [caught(F) || F <- [fun() -> 1 / id(0) end, fun() -> hd(id([])) end, fun() -> a = id(b) end, fun() -> (id(x))() end]].
default_class() -> try throw(id(x)) catch x -> throw_is_default end.
wrong_default() -> try error(id(x)) catch x -> never end.
any() -> [try F() catch C:R -> {C, R} end || F <- [fun() -> throw(1) end, fun() -> error({2}) end, fun() -> exit([3]) end]].
uncaught_throw() -> throw(id({nobody, catches})).
uncaught_exit() -> exit(id("reason")).
uncaught_error() -> error(id(#{a => map})).
id(X) -> X.
