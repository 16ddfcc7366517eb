#include "lang/erlang/text/write_result_pattern.h"

#include <fmt/core.h>

#include "core/module.h"
#include "core/object.h"
#include "input/canonical_function.h"
#include "lang/erlang/text/write_term.h"
#include "lang/erlang/values/opaque.h"

namespace assay::erlang {
namespace {

class ResultPatternWriter {
 public:
  std::string write(Value value) {
    std::string pattern = part(value);
    return tests_.empty() ? pattern : pattern + " when " + tests_;
  }

 private:
  // Lists and tuples are looked into as far as something in them can't be written. A map as a pattern would match
  // larger ones, too.
  std::string part(Value value) {
    if (value.is(Kind::Tuple) && !can_be_read_back(value)) return tuple(value);
    if (value.is(Kind::Cons) && !can_be_read_back(value)) return list(value);
    if (value.is(Kind::Map)) return map(value);
    if (can_be_read_back(value) && !value.is(Kind::Closure)) return write_term(value);
    if (is_pid(value)) return variable("Pid", "is_pid(", ")");
    if (is_reference(value)) return variable("Reference", "is_reference(", ")");
    if (is_port(value)) return variable("Port", "is_port(", ")");
    if (auto arity = arity_of(value)) return variable("Fun", "is_function(", fmt::format(", {})", *arity));
    return "_";
  }

  static std::optional<uint64_t> arity_of(Value value) {
    if (value.is(Kind::Opaque) && is_function_of_erl(value)) return value.as_opaque()->number;
    if (!value.is(Kind::Closure)) return {};
    const CanonicalFunction* table = canonical_function_of(value);
    return table == nullptr ? value.as_closure()->function->arity() : table->arity.value_or(0);
  }

  std::string tuple(Value value) {
    std::string text = "{";
    for (uint32_t i = 0; i < value.arity(); ++i) text += (i == 0 ? "" : ",") + part(value.elements()[i]);
    return text + "}";
  }

  std::string list(Value value) {
    std::string text = "[";
    for (; value.is(Kind::Cons); value = value.as_cons()->tail) {
      if (text.size() > 1) text += ",";
      text += part(value.as_cons()->head);
    }
    return value.is(Kind::Nil) ? text + "]" : fmt::format("{}|{}]", text, part(value));
  }

  std::string map(Value value) {
    std::string text = can_be_read_back(value) ? write_term(value, FunctionText::Opaque) : "fun ";
    bool can_be_in_guard = !text.contains("fun ");
    return can_be_in_guard ? variable("Map", "", " =:= " + text) : variable("Map", "is_map(", ")");
  }

  // A variable, and a test that has its name in the middle.
  std::string variable(std::string_view kind, std::string_view before, std::string_view behind) {
    std::string name = fmt::format("{}{}", kind, ++count_);
    if (!tests_.empty()) tests_ += " andalso "; // a comma would end the argument of a macro
    tests_ += fmt::format("{}{}{}", before, name, behind);
    return name;
  }

  int count_ = 0;
  std::string tests_;
};

} // namespace

std::string write_result_pattern(Value value) { return ResultPatternWriter().write(value); }

} // namespace assay::erlang
