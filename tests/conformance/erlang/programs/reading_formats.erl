%% io_lib:fread takes text apart.
-module(reading_formats).
-export([all/0, missing/0, wrong/0, literal/0]).

all() -> [io_lib:fread(F, T) || {F, T} <- [{"~d", "42 rest"}, {"~d ~a", "1 abc"}, {"~s,~d", "x,2"}, {"~f", "1.5"}, {"~16u", "ff"}, {"~c~c", "ab"}, {"~3d", "12345"}]].
missing() -> io_lib:fread("~d", "").
wrong() -> io_lib:fread("~d", "abc").
literal() -> io_lib:fread("key=~d", "key=7").
