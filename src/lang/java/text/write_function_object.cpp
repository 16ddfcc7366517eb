#include "lang/java/text/write_function_object.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>

#include "input/canonical_function.h"
#include "input/made_by_call.h"
#include "lang/java/text/literals.h"

namespace assay::java {

namespace {

Symbol tag_type(char tag) { return Symbol(std::string(1, static_cast<char>(std::toupper(tag)))); }

std::string number_text(Value value, char tag) {
  Symbol type = tag_type(tag);
  if (value.is(Kind::Integer) && (type_tag(type) == 'D' || type_tag(type) == 'F')) {
    value = Value::floating(static_cast<double>(value.as_integer()));
  }
  return number_literal(value, type);
}

// What a function over numbers returns, as an expression of its parameters x1, x2, …
class FunctionWriter {
 public:
  FunctionWriter(const FunctionSpec& spec, const CanonicalFunction& function) : spec_(spec), function_(function) {}

  std::string text() const {
    std::string last = body(function_.default_body(function_.entry));
    std::string choices;
    for (const CanonicalFunction::Row& row : function_.entry.rows) {
      std::string condition = condition_of(row);
      std::string answer = body(&function_.bodies[row.body]);
      if (condition.empty()) {
        last = answer;
        break;
      }
      if (answer != last) choices += fmt::format("{} ? {} : ", condition, answer);
    }
    return choices + last;
  }

 private:
  std::string condition_of(const CanonicalFunction::Row& row) const {
    std::string condition;
    for (size_t i = 0; i < row.keys.size() && i < spec_.seen.size(); ++i) {
      if (row.keys[i].is(Kind::Unset)) continue;
      if (!condition.empty()) condition += " && ";
      condition += equals_key(row.keys[i], i);
    }
    return condition;
  }

  std::string equals_key(Value key, size_t parameter) const {
    char tag = spec_.seen[parameter];
    if (key.is(Kind::Nil)) return fmt::format("x{} == null", parameter + 1);
    if (is_box_tag(tag)) return fmt::format("Objects.equals(x{}, {})", parameter + 1, number_text(key, tag));
    if (tag == seen_as_there || tag == seen_as_length) return equals_seen(key.as_integer(), parameter);
    if (key.is(Kind::Float) && !is_told_by_operator(key.as_float(), parameter)) {
      std::string_view box = type_tag(tag_type(tag)) == 'F' ? "Float" : "Double";
      return fmt::format("{}.compare(x{}, {}) == 0", box, parameter + 1, number_text(key, tag));
    }
    return fmt::format("x{} == {}", parameter + 1, number_text(key, tag));
  }

  std::string equals_seen(int64_t number, size_t parameter) const {
    if (number == null_number) return fmt::format("x{} == null", parameter + 1);
    if (spec_.seen[parameter] == seen_as_there) return fmt::format("x{} != null", parameter + 1);
    return fmt::format("x{0} != null && x{0}.length() == {1}", parameter + 1, number);
  }

  // == says that NaN is not NaN, and that 0.0 is -0.0.
  bool is_told_by_operator(double number, size_t parameter) const {
    if (number != 0) return number == number;
    return std::ranges::none_of(function_.entry.rows, [&](const CanonicalFunction::Row& row) {
      bool is_zero =
          parameter < row.keys.size() && row.keys[parameter].is(Kind::Float) && row.keys[parameter].as_float() == 0;
      return is_zero && std::signbit(row.keys[parameter].as_float());
    });
  }

  std::string body(const CanonicalFunction::Body* does) const {
    if (does != nullptr && does->type == CanonicalFunction::Body::Type::Variable &&
        does->variable < spec_.seen.size()) {
      return number_seen(does->variable);
    }
    if (does != nullptr && does->value.is(Kind::Nil)) return "null";
    return number_text(does == nullptr ? Value::integer(0) : does->value, spec_.result);
  }

  std::string number_seen(size_t parameter) const {
    switch (spec_.seen[parameter]) {
      case seen_as_length: return fmt::format("(x{0} == null ? -1 : x{0}.length())", parameter + 1);
      case seen_as_there: return fmt::format("(x{0} == null ? -1 : 0)", parameter + 1);
      default: return fmt::format("x{}", parameter + 1);
    }
  }

  const FunctionSpec& spec_;
  const CanonicalFunction& function_;
};

std::string returned_number(const FunctionSpec& spec, Value part) {
  static const CanonicalFunction nobody_asked;
  const CanonicalFunction* function = canonical_function_of(part);
  return FunctionWriter(spec, function == nullptr ? nobody_asked : *function).text();
}

// Whether its text, evaluated again, is the same object.
bool is_always_the_same(Value object) {
  if (object.is(Kind::Nil)) return true;
  auto maker = is_made_by_call(object) ? maker_of_name(maker_of(object)) : std::nullopt;
  return maker && (maker->kind == MakerKind::Text || maker->kind == MakerKind::WideText ||
                   maker->kind == MakerKind::EnumConstant);
}

std::string lambda(const FunctionSpec& spec, const std::string& body) {
  std::string parameters;
  for (size_t i = 0; i < spec.seen.size(); ++i) parameters += fmt::format("{}x{}", i == 0 ? "" : ", ", i + 1);
  return fmt::format("({}) -> {}", parameters, body);
}

} // namespace

std::string function_object_text(const FunctionObjectSpec& spec, const std::vector<Value>& parts,
                                 const std::function<std::string(Value, Symbol)>& object_text) {
  auto object = [&](size_t i) { return object_text(parts[i], spec.methods[i].method->descriptor.result); };
  if (spec.methods.size() == 1 && (spec.methods[0].result != 'L' || is_always_the_same(parts[0]))) {
    const FunctionSpec& only = spec.methods[0];
    std::string body = only.result == 'V' ? "{}" : only.result == 'L' ? object(0) : returned_number(only, parts[0]);
    return fmt::format("({}) {}", spec.type, lambda(only, body));
  }
  std::string members;
  for (size_t i = 0; i < spec.methods.size(); ++i) {
    const FunctionSpec& each = spec.methods[i];
    std::string result = each.head.substr(0, each.head.find(fmt::format(" {}(", each.method->info->name.text())));
    std::string body = each.result == 'V'
                           ? ""
                           : fmt::format(" return {};", each.result == 'L' ? fmt::format("result{}", i + 1)
                                                                           : returned_number(each, parts[i]));
    if (each.result == 'L') members += fmt::format(" final {} result{} = {};", result, i + 1, object(i));
    members += fmt::format(" public {} {{{} }}", each.head, body);
  }
  return fmt::format("new {}() {{{} }}", spec.type, members);
}

} // namespace assay::java
