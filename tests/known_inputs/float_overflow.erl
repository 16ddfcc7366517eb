%% Results beyond the finite floats.
%% finding: error badarith at square/1: square(1.0e155)
%% finding: error badarith at sum/2: sum(1.7e308, 1.0e307)
%% finding: error badarith at reciprocal/1: reciprocal(1.0e-309)
%% finding: error badarg at of_integer/1: of_integer(179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880177904174497792)
%% finding: error badarith at mixed/1: mixed(179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880177904174497792)
%% finding: error negative at caught/1: caught(-1.0e155)
-module(float_overflow).
-export([square/1, sum/2, reciprocal/1, of_integer/1, mixed/1, never/1, scaled/1, caught/1]).

-spec square(float()) -> float().
square(X) -> X * X.

-spec sum(float(), float()) -> float().
sum(X, Y) -> X + Y.

-spec reciprocal(float()) -> float().
reciprocal(X) when X > 0.0 -> 1 / X;
reciprocal(_) -> 0.0.

-spec of_integer(integer()) -> float().
of_integer(X) -> float(X).

-spec mixed(integer()) -> float().
mixed(X) -> X + 0.5.

%% One more is no more.
-spec never(float()) -> float().
never(X) -> X + 1.0.

-spec scaled(0..255) -> float().
scaled(X) -> X * 1.5e300.

-spec caught(float()) -> float().
caught(X) ->
    try X * X * X of
        Cube -> Cube
    catch
        error:badarith when X < 0.0 -> error(negative);
        error:badarith -> 0.0
    end.
