%% A range whose end the function forgot. What lies outside the range is no input.
%% finding: error function_clause at clock/1: clock(86400)
-module(range).
-export([clock/1]).

-spec clock(0..86400) -> {0..23, 0..59, 0..59}.
clock(Seconds) when Seconds >= 0, Seconds < 86400 ->
    {Seconds div 3600, Seconds rem 3600 div 60, Seconds rem 60}.
