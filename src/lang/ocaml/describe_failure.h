#pragma once
// Failures of OCaml calls, from canonical texts (docs/exchange-form.md) as our machine and the real OCaml write them:
// so what is the same to both is the same here.

#include <string>
#include <string_view>
#include <vector>

#include "lang/failure.h"

namespace assay::ocaml {

// A value in words that look like OCaml as far as they can without its type: `(1, "a")`, `<fun>`.
std::string value_words(std::string_view canonical);

// `Failure "hd"`, `Bad ("n", 4)`: without the names of `unit` and of the standard library before it.
std::string exception_words(std::string_view canonical, std::string_view unit);

// `entry` is the function that was called, its module the unit under test.
Failure raised_failure(const Frame& entry, std::string_view canonical, std::vector<Frame> trace);
Failure bad_result_failure(const Frame& entry, std::string_view canonical);

} // namespace assay::ocaml
