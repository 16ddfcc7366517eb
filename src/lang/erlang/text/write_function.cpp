#include "lang/erlang/text/write_function.h"

#include <fmt/core.h>

#include <algorithm>
#include <set>
#include <vector>

#include "core/parts.h"
#include "input/default_row.h"
#include "lang/erlang/text/write_pattern.h"
#include "lang/erlang/text/write_term.h"
#include "lang/erlang/types/input_exceptions.h"

namespace assay::erlang {
namespace {

using Body = CanonicalFunction::Body;
using Node = CanonicalFunction::Node;
using Names = std::vector<std::string>;

Use use_in(const CanonicalFunction& function, const Node& node, uint32_t variable);

Use use_in(Value value, uint32_t variable) {
  Use most = Use::None;
  std::vector<Value> pending = {value};
  while (!pending.empty()) {
    Value part = pending.back();
    pending.pop_back();
    const CanonicalFunction* inner = canonical_function_of(part);
    if (inner != nullptr) most = std::max(most, use_in(*inner, inner->entry, variable));
    push_parts(part, pending);
  }
  return most;
}

Use use_in(const CanonicalFunction& function, const Body& body, uint32_t variable) {
  Use most = Use::None;
  switch (body.type) {
    case Body::Type::Value: return use_in(body.value, variable);
    case Body::Type::Variable: return body.variable == variable ? Use::Value : Use::None;
    case Body::Type::Raise: return Use::None;
    case Body::Type::Call:
      if (body.variable == variable) return Use::Call;
      [[fallthrough]];
    case Body::Type::Arithmetic:
      for (const CanonicalFunction::Operand& operand : body.operands) {
        if (operand.variable == variable) most = std::max(most, Use::Value);
        if (!operand.variable) most = std::max(most, use_in(operand.value, variable));
      }
      return std::max(most, use_in(function, body.next, variable));
  }
  return most;
}

Use use_in(const CanonicalFunction& function, const Node& node, uint32_t variable) {
  Use most = Use::None;
  if (has_own_default(node)) most = use_in(function, function.bodies[*node.otherwise], variable);
  for (const CanonicalFunction::Row& row : node.rows) {
    most = std::max(most, use_in(function, function.bodies[row.body], variable));
  }
  return most;
}

// Whether two bodies in the same scope do the same.
bool are_same(const CanonicalFunction& function, const Node& left, const Node& right);

bool are_same(Value left, Value right) {
  return left.same(right) || (!holds_function(left) && !holds_function(right) && write_term(left) == write_term(right));
}

bool are_same(const CanonicalFunction& function, const Body& left, const Body& right) {
  if (&left == &right) return true;
  if (left.type != right.type || left.variable != right.variable || left.arithmetic != right.arithmetic) return false;
  if (left.type == Body::Type::Value) return are_same(left.value, right.value);
  if (left.operands.size() != right.operands.size()) return false;
  for (size_t i = 0; i < left.operands.size(); ++i) {
    if (left.operands[i].variable != right.operands[i].variable) return false;
    if (!left.operands[i].variable && !are_same(left.operands[i].value, right.operands[i].value)) return false;
  }
  return are_same(function, left.next, right.next);
}

bool are_same(const CanonicalFunction& function, const Node& left, const Node& right) {
  if (left.rows.size() != right.rows.size() || left.otherwise.has_value() != right.otherwise.has_value()) return false;
  for (size_t i = 0; i < left.rows.size(); ++i) {
    if (!std::ranges::equal(left.rows[i].keys, right.rows[i].keys, [](Value a, Value b) { return are_same(a, b); })) {
      return false;
    }
    if (!are_same(function, function.bodies[left.rows[i].body], function.bodies[right.rows[i].body])) return false;
  }
  if (default_row(left) != default_row(right)) return false;
  return !has_own_default(left) ||
         are_same(function, function.bodies[*left.otherwise], function.bodies[*right.otherwise]);
}

bool takes_everything(const CanonicalFunction::Row& row) { return std::ranges::all_of(row.keys, has_no_pattern); }

struct Clause {
  std::string patterns; // with commas between them
  std::string guard;
  std::string body;
};

class FunctionWriter {
 public:
  explicit FunctionWriter(const CanonicalFunction& function) : function_(function) {}

  std::string function(const Names& scope) {
    uint32_t arity = function_.arity.value_or(
        function_.entry.rows.empty() ? 0 : static_cast<uint32_t>(function_.entry.rows.front().keys.size()));
    std::string text = "fun";
    std::string_view separator;
    for (const Clause& clause : clauses(function_.entry, arity, scope)) {
      text += fmt::format("{}({}){} -> {}", separator, clause.patterns, clause.guard, clause.body);
      separator = "; ";
    }
    return text + " end";
  }

 private:
  // Clauses in order, the last of them the default. Each body is written once.
  std::vector<Clause> clauses(const Node& node, uint32_t count, const Names& scope) {
    auto last = std::ranges::find_if(node.rows, takes_everything);
    const Body* otherwise = last == node.rows.end() ? function_.default_body(node) : &function_.bodies[last->body];
    std::vector<const CanonicalFunction::Row*> rows;
    for (auto row = node.rows.begin(); row != last; ++row) rows.push_back(&*row);
    auto does_the_same = [&](const CanonicalFunction::Row* row) {
      return otherwise != nullptr && !function_.needs_parts(*row) &&
             are_same(function_, function_.bodies[row->body], *otherwise);
    };
    // Without wildcards no two rows overlap, so a row that does what the default does can go wherever it stands.
    bool overlap = std::ranges::any_of(
        rows, [](const CanonicalFunction::Row* row) { return std::ranges::any_of(row->keys, has_no_pattern); });
    if (!overlap) std::erase_if(rows, does_the_same);
    while (!rows.empty() && does_the_same(rows.back())) rows.pop_back();
    std::vector<Clause> result;
    std::set<std::string> heads;
    for (const CanonicalFunction::Row* row : rows) {
      Clause clause = row_clause(row->keys, &function_.bodies[row->body], scope);
      if (heads.insert(clause.patterns + clause.guard).second) result.push_back(std::move(clause));
    }
    result.push_back(otherwise != nullptr ? row_clause(std::vector<Value>(count), otherwise, scope)
                                          : default_clause(node, count, scope));
    return result;
  }

  // What nothing is said about.
  Clause default_clause(const Node& node, uint32_t count, const Names& scope) {
    Body smallest;
    smallest.value = Value::integer(0);
    Body answer;
    answer.type = Body::Type::Variable;
    answer.variable = static_cast<uint32_t>(scope.size());
    return row_clause(std::vector<Value>(count), &node == &function_.entry ? &smallest : &answer, scope);
  }

  Clause row_clause(const std::vector<Value>& keys, const Body* does, const Names& scope) {
    Clause clause;
    Names names = scope;
    PatternWriter patterns(scope);
    for (Value key : keys) {
      auto use = [&](uint32_t variable) { return use_in(function_, *does, variable); };
      if (names.size() != scope.size()) clause.patterns += ", ";
      clause.patterns += patterns.write(key, names, use);
    }
    clause.guard = patterns.guard();
    clause.body = body(*does, names);
    return clause;
  }

  std::string body(const Body& does, const Names& names) {
    switch (does.type) {
      case Body::Type::Value: return write_term(does.value, FunctionText::Table, {}, names);
      case Body::Type::Variable: return names[does.variable];
      case Body::Type::Arithmetic: return calculation(does, names);
      case Body::Type::Raise: return fmt::format("{}(raised)", input_exception_class(does.variable).text());
      case Body::Type::Call: break;
    }
    std::string call = names[does.variable] + "(";
    for (const CanonicalFunction::Operand& operand : does.operands) {
      call += (&operand == does.operands.data() ? "" : ", ");
      call += this->operand(operand, names);
    }
    return after(call + ")", does.next, names);
  }

  static std::string operand(const CanonicalFunction::Operand& operand, const Names& names) {
    return operand.variable ? names[*operand.variable] : write_term(operand.value, FunctionText::Table, {}, names);
  }

  // X + -1 is X - 1, and 0 - X is -X.
  static std::string calculation(const Body& does, const Names& names) {
    std::string left = operand(does.operands[0], names);
    std::string right = operand(does.operands[1], names);
    if (does.arithmetic == Arithmetic::Add && right.starts_with('-'))
      return fmt::format("{} - {}", left, right.substr(1));
    if (does.arithmetic == Arithmetic::Subtract && left == "0") return "-" + right;
    static constexpr char signs[] = {'+', '-', '*'};
    return fmt::format("{} {} {}", left, signs[static_cast<size_t>(does.arithmetic)], right);
  }

  // What is done with the answer of a call.
  std::string after(const std::string& call, const Node& next, const Names& names) {
    std::vector<Clause> cases = clauses(next, 1, names);
    const Clause& otherwise = cases.back();
    if (cases.size() == 1 && otherwise.body == otherwise.patterns) return call;
    if (cases.size() == 1 && otherwise.patterns == "_") return fmt::format("{}, {}", call, otherwise.body);
    if (cases.size() == 1) return fmt::format("{} = {}, {}", otherwise.patterns, call, otherwise.body);
    std::string text = fmt::format("case {} of ", call);
    for (const Clause& clause : cases) {
      text +=
          fmt::format("{}{}{} -> {}", &clause == cases.data() ? "" : "; ", clause.patterns, clause.guard, clause.body);
    }
    return text + " end";
  }

  const CanonicalFunction& function_;
};

bool can_be_read_back_in(const CanonicalFunction& function, const Node& node);

bool can_be_read_back_in(const CanonicalFunction& function, const Body& body) {
  if (body.type == Body::Type::Value) return can_be_read_back(body.value);
  auto reads_back = [](const CanonicalFunction::Operand& operand) {
    return operand.variable || can_be_read_back(operand.value);
  };
  return std::ranges::all_of(body.operands, reads_back) && can_be_read_back_in(function, body.next);
}

bool can_be_read_back_in(const CanonicalFunction& function, const Node& node) {
  if (has_own_default(node) && !can_be_read_back_in(function, function.bodies[*node.otherwise])) return false;
  return std::ranges::all_of(node.rows, [&](const CanonicalFunction::Row& row) {
    return can_be_read_back_in(function, function.bodies[row.body]);
  });
}

} // namespace

std::string write_function(const CanonicalFunction& function, std::span<const std::string> scope) {
  return FunctionWriter(function).function({scope.begin(), scope.end()});
}

bool function_can_be_read_back(const CanonicalFunction& function) {
  return can_be_read_back_in(function, function.entry);
}

} // namespace assay::erlang
