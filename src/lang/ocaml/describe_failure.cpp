#include "lang/ocaml/describe_failure.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/sexpr.h"

namespace assay::ocaml {
namespace {

std::string float_words(double number) {
  if (std::isnan(number)) return "nan";
  if (std::isinf(number)) return number > 0 ? "infinity" : "neg_infinity";
  std::string text = fmt::format("{}", number);
  return text.find_first_of(".e") == std::string::npos ? text + "." : text;
}

std::string string_words(std::string_view hexadecimal) {
  std::string text = "\"";
  for (size_t i = 0; i + 1 < hexadecimal.size(); i += 2) {
    unsigned byte = 0;
    std::from_chars(hexadecimal.data() + i, hexadecimal.data() + i + 2, byte, 16);
    if (byte == '"' || byte == '\\') {
      text += fmt::format("\\{}", static_cast<char>(byte));
    } else if (byte == '\n') {
      text += "\\n";
    } else if (byte < 32 || byte >= 127) {
      text += fmt::format("\\{:03}", byte);
    } else {
      text += static_cast<char>(byte);
    }
  }
  return text + '"';
}

bool is_exception_name(const Sexpr& value) { return value.head() == "exn" && value.items().size() == 2; }

std::string without_prefix(std::string_view name, std::string_view unit) {
  for (std::string_view prefix : {unit, std::string_view("Stdlib")})
    if (!prefix.empty() && name.size() > prefix.size() + 1 && name.starts_with(prefix) && name[prefix.size()] == '.')
      return std::string(name.substr(prefix.size() + 1));
  return std::string(name);
}

class Words {
 public:
  explicit Words(std::string_view unit) : unit_(unit) {}

  std::string of(const Sexpr& value) const {
    switch (value.kind()) {
      case Sexpr::Kind::Float: return float_words(value.float_value());
      case Sexpr::Kind::String: return string_words(value.text());
      case Sexpr::Kind::List: return of_block(value);
      case Sexpr::Kind::Symbol: return of_symbol(value.text());
      default: return to_text(value);
    }
  }

  std::string separated(std::span<const Sexpr> values) const {
    std::string text;
    for (const Sexpr& value : values) text += (text.empty() ? "" : ", ") + of(value);
    return text;
  }

 private:
  static std::string of_symbol(std::string_view name) {
    if (name == "too_large") return "…";
    return name.starts_with('^') ? std::string(name) : fmt::format("<{}>", name);
  }

  std::string of_block(const Sexpr& block) const {
    std::span<const Sexpr> items = block.items();
    if (is_exception_name(block)) return without_prefix(items[1].text(), unit_);
    if (items.size() == 2) {
      for (auto [kind, suffix] : {std::pair{"int64", "L"}, {"int32", "l"}, {"nativeint", "n"}})
        if (block.head() == kind) return to_text(items[1]) + suffix;
    }
    if (items.empty()) return "()";
    std::string fields = separated(items.subspan(1));
    auto tag = items[0].small_integer();
    if (tag == 0) return fmt::format("({})", fields);
    return tag == 254 ? fmt::format("[|{}|]", fields) : fmt::format("({}: {})", to_text(items[0]), fields);
  }

  std::string_view unit_;
};

// The name, and the arguments if there are any; nothing if it is no exception.
struct ExceptionParts {
  std::string_view name;
  std::span<const Sexpr> arguments;
};
std::optional<ExceptionParts> parts_of(const Sexpr& exception) {
  if (is_exception_name(exception)) return ExceptionParts{exception.items()[1].text(), {}};
  std::span<const Sexpr> items = exception.items();
  if (items.size() < 2 || !is_exception_name(items[1])) return std::nullopt;
  return ExceptionParts{items[1].items()[1].text(), items.subspan(2)};
}

std::string with_arguments(std::string name, size_t count, const std::string& arguments) {
  if (count == 0) return name;
  return count == 1 ? name + " " + arguments : fmt::format("{} ({})", name, arguments);
}

std::string pattern(std::string_view canonical, std::string_view unit) {
  Arena arena;
  auto exception = read_sexpr(canonical, "exception", arena);
  auto parts = exception ? parts_of(**exception) : std::nullopt;
  if (!parts) return "_";
  std::string holes;
  for (size_t i = 0; i < parts->arguments.size(); ++i) holes += i == 0 ? "_" : ", _";
  return with_arguments(without_prefix(parts->name, unit), parts->arguments.size(), holes);
}

} // namespace

std::string value_words(std::string_view canonical) {
  Arena arena;
  auto value = read_sexpr(canonical, "value", arena);
  return value ? Words("").of(**value) : std::string(canonical);
}

std::string exception_words(std::string_view canonical, std::string_view unit) {
  Arena arena;
  auto exception = read_sexpr(canonical, "exception", arena);
  auto parts = exception ? parts_of(**exception) : std::nullopt;
  if (!parts) return std::string(canonical);
  return with_arguments(without_prefix(parts->name, unit), parts->arguments.size(),
                        Words(unit).separated(parts->arguments));
}

Failure raised_failure(const Frame& entry, std::string_view canonical, std::vector<Frame> trace) {
  Failure failure;
  failure.exception_class = "exception";
  failure.reason = exception_words(canonical, entry.module);
  failure.constructor = pattern(canonical, entry.module);
  failure.site = entry;
  auto site = std::ranges::find(trace, entry.module, &Frame::module);
  failure.site_is_in_trace = site != trace.end();
  if (failure.site_is_in_trace) failure.site = *site;
  // A caller whose last act was the call has left no trace.
  failure.trace_is_cut = !failure.site_is_in_trace;
  failure.trace = std::move(trace);
  return failure;
}

Failure bad_result_failure(const Frame& entry, std::string_view canonical) {
  Failure failure;
  failure.kind = FailureKind::BadResult;
  failure.reason = canonical;
  failure.constructor = "_";
  failure.site = entry;
  return failure;
}

} // namespace assay::ocaml
