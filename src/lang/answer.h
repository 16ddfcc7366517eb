#pragma once
// The answers of a front end's server, taken apart: a dump with the files it depends on, or diagnostics. An answer that
// is cut short or is something else altogether is a diagnostic too.

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/arena.h"
#include "base/diagnostic.h"
#include "base/sexpr.h"

namespace assay::lang {

struct DumpAnswer {
  std::string module;                  // the text of the (module …), (types …) or (classes …) expression
  std::vector<std::string> files_read; // absolute names
};

std::expected<DumpAnswer, Diagnostics> read_dump_answer(std::string_view answer);

// The tree of an answer that starts with (ok …); the diagnostics of one that starts with (error …).
std::expected<const Sexpr*, Diagnostics> read_ok_answer(std::string_view answer, Arena& arena);

// Those that follow the head of an expression.
Diagnostics read_diagnostics(const Sexpr& expression);

// The texts of these items.
std::vector<std::string> strings(std::span<const Sexpr> items);

// What to say of an answer that is something else.
Diagnostics unexpected_answer(std::string_view what);

} // namespace assay::lang
