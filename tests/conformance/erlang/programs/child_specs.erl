%% Specifications of children checked by supervisor, without any process.
-module(child_specs).
-export([good/0, bad/0, twice/0, no_list/0, types/0, modules/0]).

c(S) -> supervisor:check_childspecs(S).
good() -> [c([#{id => a, start => {m, f, []}}]), c([{a, {m, f, []}, permanent, 5000, worker, [m]}]), c([])].
bad() -> [c([#{id => a}]), c([#{id => a, start => x}]), c([{a, {m, f, []}, sometimes, 5000, worker, [m]}]), c([#{id => a, start => {m, f, []}, shutdown => -1}])].
twice() -> c([#{id => a, start => {m, f, []}}, #{id => a, start => {m, g, []}}]).
no_list() -> c(id(a)).
types() -> [c([#{id => a, start => {m, f, []}, type => T}]) || T <- [worker, supervisor, other]].
modules() -> [c([#{id => a, start => {m, f, []}, modules => M}]) || M <- [dynamic, [m], [], m]].
id(X) -> X.
