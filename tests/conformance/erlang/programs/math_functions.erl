%% The module math at known points and outside of its domains.
-module(math_functions).
-export([known/0, exact/0, integers/0, identities/0, errors_of_domain/0, pow/0, fmod/0, no_number/0, too_large/0,
         erf/0]).

near(A, B) -> abs(A - B) < 1.0e-12.
known() -> [near(math:sin(math:pi() / 2), 1), near(math:cos(0), 1), near(math:exp(1), 2.718281828459045), near(math:log(math:exp(2)), 2), near(math:atan2(1, 1) * 4, math:pi())].
exact() -> {math:sqrt(16), math:pow(2, 10), math:floor(-1.5), math:ceil(1.2), math:fmod(7.5, 2), math:log2(8), math:log10(1000)}.
integers() -> {math:sqrt(1 bsl 100), math:pow(2, -1), math:floor(3)}.
identities() -> [near(math:sinh(X), (math:exp(X) - math:exp(-X)) / 2) || X <- [0.0, 1.0, -0.5]].
errors_of_domain() -> [outcome(fun() -> math:F(X) end) || {F, X} <- [{sqrt, -1}, {log, 0}, {log, -1.0}, {acos, 2}, {asin, -1.5}, {log2, 0}, {acosh, 0.5}, {atanh, 1}]].
pow() -> [outcome(fun() -> math:pow(A, B) end) || {A, B} <- [{0, 0}, {-8, 3}, {-8, 0.5}, {0, -1}, {10, 308}, {10, 309}]].
fmod() -> [outcome(fun() -> math:fmod(A, B) end) || {A, B} <- [{-7, 3}, {7, -3}, {5.5, 0}, {0, 1}]].
no_number() -> math:sin(id(a)).
too_large() -> math:sqrt(id(1 bsl 2000)).
erf() -> {math:erf(0), math:erfc(0), near(math:erf(1.0), 0.8427007929497149)}.

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.
