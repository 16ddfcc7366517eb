#pragma once
// The parts of an answer about a call that every language's server writes in the same way: how the call ended where the
// program itself does not say, its arguments afterwards, and what it printed. `Answer` is a language's own RealAnswer.

#include "base/sexpr.h"
#include "lang/hexadecimal.h"
#include "lang/real_runtime.h"

namespace assay::lang {

inline void read_printed(const Sexpr& printed, std::string& text, uint64_t& bytes) {
  if (printed.items().size() != 3) return;
  text = bytes_of(printed.items()[1].text());
  bytes = static_cast<uint64_t>(printed.items()[2].small_integer().value_or(0));
}

// Whether the part is one of these.
template <typename Answer>
bool read_observed(const Sexpr& part, Answer& seen) {
  std::string_view head = part.head();
  std::span<const Sexpr> items = part.items();
  if (head == "timed_out") {
    seen.what = Observed::TimedOut;
  } else if (head == "out_of_memory") {
    seen.what = Observed::OutOfMemory;
  } else if (head == "ended" && items.size() == 2) {
    seen.what = Observed::RuntimeEnded;
    seen.detail = items[1].text();
  } else if (head == "arguments") {
    for (const Sexpr& argument : items.subspan(1)) seen.arguments.push_back(to_text(argument));
  } else if (head == "stdout") {
    read_printed(part, seen.output, seen.output_bytes);
  } else if (head == "stderr") {
    read_printed(part, seen.errors, seen.error_bytes);
  } else {
    return false;
  }
  return true;
}

} // namespace assay::lang
