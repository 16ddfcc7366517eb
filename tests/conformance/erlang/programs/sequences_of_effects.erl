%% Statements run for their effect, in order.
-module(sequences_of_effects).
-export([run/0, clauses/0, ignored_results/0, last_value/0]).

run() -> put(l, []), note(a), _ = note(b), ok = note(c), [note(N) || N <- [1, 2]], begin note(d), note(e) end, lists:reverse(get(l)).
note(X) -> put(l, [X | get(l)]), ok.
in_clause(X) -> put(l, []), case X of 1 -> note(one), note(again); _ -> note(other) end, note(after_case), lists:reverse(get(l)).
clauses() -> [in_clause(1), in_clause(2)].
ignored_results() -> put(l, []), lists:foreach(fun note/1, [x, y]), note(z), length(get(l)).
last_value() -> note_and(1), note_and(2), note_and(3).
note_and(X) -> put(last, X), X.
