#pragma once
// How a call failed, in words that two runtimes share: what our machine saw and what the real runtime saw are compared
// as these.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/rooms.h"

namespace assay::lang {

// A call in a stack trace.
struct Frame {
  std::string module;
  std::string function;              // empty: unknown
  std::optional<uint32_t> arity = 0; // nothing: stack traces of the language do not tell
  std::string file;                  // empty: unknown
  uint32_t line = 0;                 // 0: unknown
  uint32_t column = 0;               // from 1 on; 0: unknown
  bool operator==(const Frame&) const = default;
};

std::string name_of(const Frame& frame);   // `walk/2`
std::string to_string(const Frame& frame); // `walk/2 (file.erl:12)`

enum class FailureKind : uint8_t {
  Raised,
  BadResult,
  Endless,     // no end within a limit of time
  OutOfMemory, // more memory than a limit allows
};
constexpr bool is_unending(FailureKind kind) {
  return kind == FailureKind::Endless || kind == FailureKind::OutOfMemory;
}
// `raised`, `bad_result`, `endless`, `out_of_memory`; and back.
std::string_view name_of(FailureKind kind);
std::optional<FailureKind> failure_kind(std::string_view name);

struct Failure {
  FailureKind kind = FailureKind::Raised;
  std::string exception_class; // `error`; empty for a bad result
  // The reason, or the bad result, in the language's syntax. Equal for two runtimes exactly when the terms are, up to
  // pids, references, functions and addresses. Of a call that does not end, the limit in words.
  std::string reason;
  bool reason_can_be_read = false; // as source text
  bool reason_is_partial = false;  // the machine can't know the rest: the constructor is what counts
  std::string constructor;         // the reason's, a pattern: `{badmatch,_}`
  // The innermost frame in the module under test; if the trace has none, the function that was called.
  Frame site;
  bool site_is_in_trace = false;
  bool trace_is_cut = false; // frames may be missing at its outer end
  std::vector<Frame> trace;  // innermost first
  bool operator==(const Failure&) const = default;
};

// Findings with equal keys are one: site with its column, class and the reason's constructor.
std::string group_key(const Failure& failure);

// `error {badmatch,2} at walk/2 (file.erl:12)`
std::string to_string(const Failure& failure);

// What is different between two failures, in words; nothing if they are the same failure.
std::optional<std::string> difference(const Failure& expected, const Failure& seen);
bool differ_in_line_only(const Failure& left, const Failure& right);

} // namespace assay::lang
