%% Printing. The real module talks to a process; here text goes straight to the output that the machine captures. Every
%% device is that output; reading from one is not supported and says so.
-module(io).
-export([format/1, format/2, format/3, fwrite/1, fwrite/2, fwrite/3, put_chars/1, put_chars/2, nl/0, nl/1,
         write/1, write/2, printable_range/0]).

format(Format) -> format(Format, []).
format(Format, Arguments) -> print(fun() -> io_lib:format(Format, Arguments) end, [Format, Arguments]).
format(_Device, Format, Arguments) -> format(Format, Arguments).

fwrite(Format) -> format(Format, []).
fwrite(Format, Arguments) -> format(Format, Arguments).
fwrite(_Device, Format, Arguments) -> format(Format, Arguments).

put_chars(Characters) -> print(fun() -> Characters end, [Characters]).
put_chars(_Device, Characters) -> put_chars(Characters).

nl() -> put_chars("\n").
nl(_Device) -> nl().

write(Term) -> format("~w", [Term]).
write(_Device, Term) -> write(Term).

%% A device refuses what is no text with badarg.
print(Text, Arguments) ->
    case try unicode:characters_to_binary(Text()) catch error:badarg -> failed end of
        Binary when is_binary(Binary) -> assay_output:write(Binary);
        _ -> erlang:error(badarg, Arguments)
    end.

%% As in a VM that was started without any option.
printable_range() -> latin1.
