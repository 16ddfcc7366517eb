%% Digits of pi by a spigot with big integers.
-module(pi_digits).
-export([forty/0]).

digits(N) -> digits(N, 1, 0, 1, 1, 3, 3).
digits(0, _, _, _, _, _, _) -> [];
digits(C, Q, R, T, K, N, L) when 4 * Q + R - T < N * T -> [N | digits(C - 1, 10 * Q, 10 * (R - N * T), T, K, (10 * (3 * Q + R)) div T - 10 * N, L)];
digits(C, Q, R, T, K, _, L) -> digits(C, Q * K, (2 * Q + R) * L, T * L, K + 1, (Q * (7 * K) + 2 + (R * L)) div (T * L), L + 2).
forty() -> digits(40).
