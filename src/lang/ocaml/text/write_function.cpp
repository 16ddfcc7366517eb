// Function inputs in OCaml's syntax:
//     (fun x1 -> match x1 with 42 -> 1 | _ -> 0)
// One case for each row, one for everything else. A variable has a name only where it is used.

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <cmath>

#include "input/canonical_function.h"
#include "lang/ocaml/text/write_value.h"
#include "lang/ocaml/types/input_exceptions.h"

namespace assay::ocaml {

using Body = CanonicalFunction::Body;
using Node = CanonicalFunction::Node;

namespace {

bool is_letter(char character) {
  return std::isalnum(static_cast<unsigned char>(character)) != 0 || character == '_' || character == '\'';
}

// Whether a name occurs in a text.
bool is_used(std::string_view name, std::string_view text) {
  for (size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
    bool begins = at == 0 || !is_letter(text[at - 1]);
    bool ends = at + name.size() == text.size() || !is_letter(text[at + name.size()]);
    if (begins && ends) return true;
  }
  return false;
}

// `~width:x`, `?width:x`.
std::string labelled(std::string_view label, const std::string& text) {
  if (label.empty()) return text;
  return label.starts_with('?') ? fmt::format("{}:{}", label, text) : fmt::format("~{}:{}", label, text);
}

bool holds_negative_zero(Value value) {
  if (value.is(Kind::Float)) return value.as_float() == 0 && std::signbit(value.as_float());
  for (; value.is(Kind::Cons); value = value.as_cons()->tail) {
    if (holds_negative_zero(value.as_cons()->head)) return true;
  }
  if (!value.is(Kind::Tuple)) return false;
  return std::any_of(value.elements(), value.elements() + value.arity(), holds_negative_zero);
}

} // namespace

class FunctionWriter {
 public:
  FunctionWriter(ValueWriter& writer, const CanonicalFunction& function) : writer_(writer), function_(function) {}

  std::string write(const Type& type) {
    FunctionType signature = function_type(type);
    static const ValueWriter::Scope nothing;
    const ValueWriter::Scope* outer = writer_.scope_ == nullptr ? &nothing : writer_.scope_;
    std::vector<Case> cases = cases_of(function_.entry, signature.arguments, signature.result, *outer, true);
    auto head = [&](const std::vector<std::string>& parameters) {
      std::string text = "fun";
      for (size_t i = 0; i < parameters.size(); ++i) text += " " + labelled(signature.labels[i], parameters[i]);
      return text;
    };
    if (cases.size() == 1) return fmt::format("{} -> {}", head(cases[0].patterns), cases[0].body);
    std::vector<std::string> parameters;
    for (size_t i = 0; i < signature.arguments.size(); ++i) parameters.push_back(fresh());
    std::string text = fmt::format("{} -> match {} with", head(parameters), fmt::join(parameters, ", "));
    return text + arms(cases);
  }

 private:
  struct Case {
    std::vector<std::string> patterns;
    std::string guard; // of floats that no pattern can tell; empty: none
    std::string body;
  };

  static std::string arms(const std::vector<Case>& cases) {
    std::string text;
    for (const Case& one : cases) {
      std::string guard = one.guard.empty() ? "" : " when " + one.guard;
      text += fmt::format("{} {}{} -> {}", &one == cases.data() ? "" : " |", fmt::join(one.patterns, ", "), guard,
                          one.body);
    }
    return text;
  }

  std::string fresh() { return fmt::format("x{}", writer_.next_name_++); }

  std::vector<Case> cases_of(const Node& node, std::span<const Type* const> arriving, const Type* result,
                             const ValueWriter::Scope& scope, bool is_entry) {
    auto last_row = std::ranges::find_if(node.rows, [](const CanonicalFunction::Row& row) {
      return std::ranges::all_of(row.keys, [](Value key) { return key.is(Kind::Unset); });
    });
    bool is_last_row = last_row != node.rows.end();
    Case last = case_of({}, arriving, is_last_row ? &function_.bodies[last_row->body] : function_.default_body(node),
                        result, scope, is_entry);
    std::vector<Case> cases;
    std::vector<std::string> seen;
    for (const CanonicalFunction::Row& row : node.rows) {
      tells_zeros_apart_ = tells_zeros_apart_ || std::ranges::any_of(row.keys, holds_negative_zero);
    }
    bool overlap = std::any_of(node.rows.begin(), last_row, [](const CanonicalFunction::Row& row) {
      return std::ranges::any_of(row.keys, [](Value key) { return key.is(Kind::Unset) || holds_function_key(key); });
    });
    for (const CanonicalFunction::Row& row : std::span(node.rows.begin(), last_row)) {
      Case one = case_of(row.keys, arriving, &function_.bodies[row.body], result, scope, is_entry);
      std::string head = fmt::format("{}", fmt::join(one.patterns, ", "));
      bool is_known = std::ranges::find(seen, head) != seen.end();
      // Where rows overlap, one that does what the last one does may still keep others from it.
      if (is_known || (!overlap && one.body == last.body && !function_.needs_parts(row))) continue;
      seen.push_back(head);
      cases.push_back(std::move(one));
    }
    bool takes_everything = !cases.empty() && cases.back().guard.empty() &&
                            std::ranges::all_of(cases.back().patterns, [](const std::string& pattern) {
                              return pattern == "_" || (pattern[0] == 'x' && pattern.find(' ') == std::string::npos);
                            });
    if (!takes_everything) cases.push_back(std::move(last));
    return cases;
  }

  // No keys: whatever arrives.
  Case case_of(const std::vector<Value>& keys, std::span<const Type* const> arriving, const Body* does,
               const Type* result, const ValueWriter::Scope& outer, bool is_entry) {
    ValueWriter::Scope scope = outer;
    std::vector<Named> named;
    for (size_t i = 0; i < arriving.size(); ++i) {
      named.push_back(bind(i < keys.size() ? keys[i] : Value::unset(), *arriving[i], scope));
    }
    Case one;
    one.guard = std::exchange(guard_, {});
    one.body = body(does, result, scope, is_entry);
    for (const Named& each : named) one.patterns.push_back(pattern(each, one.body));
    return one;
  }

  // A pattern, the name of the whole, and the names of functions in it.
  struct Named {
    std::string name;
    std::string pattern; // with the names of the functions in it; empty: anything
    std::vector<std::string> inner;
  };

  Named bind(Value key, const Type& type, ValueWriter::Scope& scope) {
    Named named;
    named.name = fresh();
    scope.names.push_back(named.name);
    scope.types.push_back(&type);
    if (key.is(Kind::Unset) || arity_of_key(key)) return named;
    inner_ = &named.inner;
    inner_scope_ = &scope;
    named.pattern = key_text(type, key);
    return named;
  }

  // A key is written like a value; where it has a function, a name stands.
  std::string key_text(const Type& type, Value key) {
    writer_.function_names_ = [this](const Type& function) {
      std::string name = fresh();
      inner_->push_back(name);
      inner_scope_->names.push_back(name);
      inner_scope_->types.push_back(&function);
      return name;
    };
    writer_.float_names_ = [this](double number) { return name_of_float(number); };
    std::string text = writer_.write(type, key, ValueWriter::Place::Anywhere);
    writer_.function_names_ = nullptr;
    writer_.float_names_ = nullptr;
    return text;
  }

  // `nan` and `infinity` in a pattern would be variables, and 0. there is -0. as well. Empty: it can be written.
  std::string name_of_float(double number) {
    bool is_told_by_pattern = number == 0 ? !tells_zeros_apart_ : std::isfinite(number);
    if (is_told_by_pattern) return {};
    std::string name = fresh();
    std::string infinity = writer_.float_text(std::copysign(INFINITY, number));
    if (!guard_.empty()) guard_ += " && ";
    guard_ += std::isnan(number) ? fmt::format("{0} <> {0}", name)
              : number == 0      ? fmt::format("1. /. {} = {}", name, infinity)
                                 : fmt::format("{} = {}", name, infinity);
    return name;
  }

  static std::string pattern(const Named& named, std::string_view body) {
    std::string text = named.pattern;
    for (const std::string& name : named.inner) {
      size_t at = text.find(name);
      if (at == std::string::npos || is_used(name, body)) continue;
      text = text.substr(0, at) + "_" + text.substr(at + name.size());
    }
    bool is_whole_used = is_used(named.name, body);
    if (text.empty()) return is_whole_used ? named.name : "_";
    return is_whole_used ? fmt::format("({} as {})", text, named.name) : text;
  }

  std::string value(const Type& type, Value value, const ValueWriter::Scope& scope, ValueWriter::Place place) {
    const ValueWriter::Scope* outer = std::exchange(writer_.scope_, &scope);
    std::string text = writer_.write(type, value, place);
    writer_.scope_ = outer;
    return text;
  }

  std::string body(const Body* does, const Type* result, const ValueWriter::Scope& scope, bool is_entry) {
    // Nobody has got there so far; and the answer of a call is given back as it is.
    if (does == nullptr) return is_entry ? nothing_known(*result) : scope.names.back();
    switch (does->type) {
      case Body::Type::Value: return value(*result, does->value, scope, ValueWriter::Place::Anywhere);
      case Body::Type::Variable: return scope.names.at(does->variable);
      case Body::Type::Arithmetic: return calculation(*does, *result, scope);
      case Body::Type::Raise: return fmt::format("raise {}", input_exception_text(writer_.types_, does->variable));
      case Body::Type::Call: break;
    }
    FunctionType callee = function_type(*writer_.types_.expanded(*scope.types.at(does->variable)));
    std::string call = scope.names[does->variable];
    for (size_t i = 0; i < does->operands.size() && i < callee.arguments.size(); ++i) {
      const CanonicalFunction::Operand& operand = does->operands[i];
      std::string given = operand.variable
                              ? scope.names.at(*operand.variable)
                              : value(*callee.arguments[i], operand.value, scope, ValueWriter::Place::Argument);
      call += " " + labelled(callee.labels[i], given);
    }
    const Type* answer[] = {callee.result};
    std::vector<Case> cases = cases_of(does->next, answer, result, scope, false);
    if (cases.size() == 1 && cases[0].body == cases[0].patterns[0]) return call;
    return fmt::format("(match {} with{})", call, arms(cases));
  }

  // The machine answers 0.
  std::string nothing_known(const Type& result) {
    const Type* type = writer_.types_.expanded(result);
    bool is_number = type->kind == Type::Kind::Constructor && type->name == "int";
    return is_number ? "0" : "assert false";
  }

  std::string calculation(const Body& does, const Type& type, const ValueWriter::Scope& scope) {
    auto operand = [&](size_t index) {
      const CanonicalFunction::Operand& one = does.operands.at(index);
      return one.variable ? scope.names.at(*one.variable) : value(type, one.value, scope, ValueWriter::Place::Argument);
    };
    constexpr std::string_view signs[] = {"+", "-", "*"};
    return fmt::format("{} {} {}", operand(0), signs[static_cast<size_t>(does.arithmetic)], operand(1));
  }

  std::string guard_;              // of the case whose keys are being written
  bool tells_zeros_apart_ = false; // in some key there is a -0.
  ValueWriter& writer_;
  const CanonicalFunction& function_;
  std::vector<std::string>* inner_ = nullptr;
  ValueWriter::Scope* inner_scope_ = nullptr;
};

std::string ValueWriter::write_function(const Type& type, Value value) {
  const CanonicalFunction* function = canonical_function_of(value);
  if (function == nullptr) return "<fun>";
  return FunctionWriter(*this, *function).write(type);
}

} // namespace assay::ocaml
