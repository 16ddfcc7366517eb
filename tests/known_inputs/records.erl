%% Records with typed fields, one in another.
%% finding: error overdrawn at withdraw/2: withdraw({account,{owner,a,18},0}, 1)
-module(records).
-export([withdraw/2]).
-record(owner, {name :: atom(), age :: 0..150}).
-record(account, {owner :: #owner{}, balance = 0 :: non_neg_integer()}).

-spec withdraw(#account{}, pos_integer()) -> #account{} | refused.
withdraw(#account{owner = #owner{age = Age}}, _) when Age < 18 -> refused;
withdraw(#account{balance = Balance} = Account, Amount) ->
    case Balance - Amount of
        Rest when Rest >= 0 -> Account#account{balance = Rest};
        _ -> error(overdrawn)
    end.
