%% A small parser of log lines with regular expressions.
-module(regex_log_lines).
-export([pattern/0, good/0, bad/0, counted/0, fields/0, must_match/0]).

pattern() -> "^(?<date>\\d{4}-\\d\\d-\\d\\d) \\[(?<level>\\w+)\\] (?<text>.*)$".
parse(Line) ->
    case re:run(Line, pattern(), [{capture, [date, level, text], list}]) of
        {match, [Date, Level, Text]} -> {Date, list_to_atom(string:lowercase(Level)), Text};
        nomatch -> {error, Line}
    end.
good() -> parse("2024-01-31 [WARN] disk is full").
bad() -> [parse(L) || L <- ["", "no date", "2024-1-31 [WARN] x", "2024-01-31 [] x"]].
counted() ->
    Lines = ["2024-01-31 [INFO] a", "2024-01-31 [WARN] b", "2024-02-01 [INFO] c", "junk"],
    lists:foldl(fun({_, Level, _}, M) -> maps:update_with(Level, fun(N) -> N + 1 end, 1, M);
                   ({error, _}, M) -> maps:update_with(error, fun(N) -> N + 1 end, 1, M)
                end, #{}, [parse(L) || L <- Lines]).
fields() -> [re:run("k1=v1;k2=v2", "(\\w+)=(\\w+)", [global, {capture, all_but_first, list}])].
must_match() -> {match, [_]} = re:run("abc", id("x"), [{capture, first}]).
id(X) -> X.
