#include "lang/failure.h"

#include <fmt/core.h>

namespace assay::lang {
namespace {

constexpr size_t longest_shown = 300;

std::string cut(const std::string& text) {
  if (text.size() <= longest_shown) return text;
  size_t end = longest_shown;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end; // not within a character
  return text.substr(0, end) + "…";
}

std::string different(std::string_view what, const std::string& expected, const std::string& seen) {
  return fmt::format("{}: expected {}, got {}", what, cut(expected), cut(seen));
}

// A trace that was cut before it came to the module under test says nothing about the site.
bool site_is_unknown(const Failure& failure) { return !failure.site_is_in_trace && failure.trace_is_cut; }

bool same_site(const Frame& left, const Frame& right) {
  if (left.module != right.module) return false;
  // Of an inlined call no name is known: then the line must be. What the compiler writes itself has none.
  if (left.function.empty() || right.function.empty()) return left.line == right.line;
  if (left.function != right.function || left.arity != right.arity) return false;
  return left.line == right.line || left.line == 0 || right.line == 0;
}

} // namespace

std::string_view name_of(FailureKind kind) {
  switch (kind) {
    case FailureKind::Raised: return "raised";
    case FailureKind::BadResult: return "bad_result";
    case FailureKind::Endless: return "endless";
    case FailureKind::OutOfMemory: return "out_of_memory";
  }
  return {};
}

std::optional<FailureKind> failure_kind(std::string_view name) {
  for (FailureKind kind :
       {FailureKind::Raised, FailureKind::BadResult, FailureKind::Endless, FailureKind::OutOfMemory}) {
    if (name_of(kind) == name) return kind;
  }
  return std::nullopt;
}

std::string name_of(const Frame& frame) {
  return frame.arity ? fmt::format("{}/{}", frame.function, *frame.arity) : frame.function;
}

std::string to_string(const Frame& frame) {
  std::string text = frame.function.empty() ? "an inlined call" : name_of(frame);
  if (frame.line != 0) text += fmt::format(" ({}:{})", frame.file, frame.line);
  return text;
}

std::string to_string(const Failure& failure) {
  std::string where = " at " + to_string(failure.site);
  if (failure.kind == FailureKind::BadResult) return "bad result " + cut(failure.reason) + where;
  if (is_unending(failure.kind)) return failure.reason + where;
  return fmt::format("{} {}{}", failure.exception_class, cut(failure.reason), where);
}

std::string group_key(const Failure& failure) {
  return fmt::format("{} {}:{}:{}:{} {} {}", name_of(failure.kind), failure.site.module, name_of(failure.site),
                     failure.site.line, failure.site.column, failure.exception_class, failure.constructor);
}

std::optional<std::string> difference(const Failure& expected, const Failure& seen) {
  bool is_same_kind = expected.kind == seen.kind || (is_unending(expected.kind) && is_unending(seen.kind));
  if (!is_same_kind) return different("outcome", to_string(expected), to_string(seen));
  if (is_unending(expected.kind)) return std::nullopt;
  if (expected.kind == FailureKind::BadResult) {
    if (expected.reason != seen.reason) return different("result", expected.reason, seen.reason);
    return std::nullopt;
  }
  if (expected.exception_class != seen.exception_class) {
    return different("class", expected.exception_class, seen.exception_class);
  }
  bool is_partial = expected.reason_is_partial || seen.reason_is_partial;
  bool is_same = is_partial ? expected.constructor == seen.constructor : expected.reason == seen.reason;
  if (!is_same) return different("reason", expected.reason, seen.reason);
  if (site_is_unknown(expected) || site_is_unknown(seen) || same_site(expected.site, seen.site)) return std::nullopt;
  return different("site", to_string(expected.site), to_string(seen.site));
}

bool differ_in_line_only(const Failure& left, const Failure& right) {
  Failure on_that_line = left;
  on_that_line.site.line = right.site.line;
  return left.site.line != right.site.line && !difference(on_that_line, right);
}

} // namespace assay::lang
