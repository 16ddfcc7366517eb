%% A basket of goods: the README's example.
-module(basket).
-export([total/1, price/2]).

total(Basket) -> lists:sum([Price * Count || {_Name, Price, Count} <- Basket]).

price(Name, [{Name, Price, _Count} | _]) -> Price;
price(Name, [_ | Rest]) -> price(Name, Rest).
