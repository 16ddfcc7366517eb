#pragma once
// What a fuzz target holds to be true of every input: if it is not, libFuzzer keeps the input.

#include <cstdio>
#include <cstdlib>

inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}
