#include "lang/erlang/write_function.h"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "core/parts.h"
#include "lang/erlang/write_pattern.h"
#include "lang/erlang/write_term.h"

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
    case Body::Type::Call:
      if (body.variable == variable) return Use::Call;
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
  if (node.otherwise) most = use_in(function, function.bodies[*node.otherwise], variable);
  for (const CanonicalFunction::Row& row : node.rows) {
    most = std::max(most, use_in(function, function.bodies[row.body], variable));
  }
  return most;
}

struct Clause {
  std::string patterns; // with commas between them
  std::string guard;
  std::string body;
  std::string meaning; // of the body: the same for bodies that do the same, whatever the names
  bool has_wildcard = false;
  bool needs_parts = false;
  bool is_default = false; // takes everything
  std::string head() const { return patterns + guard; }
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
  // Clauses in order, the last of them the default.
  std::vector<Clause> clauses(const Node& node, uint32_t count, const Names& scope) {
    std::vector<Clause> result;
    for (const CanonicalFunction::Row& row : node.rows) {
      Clause clause = row_clause(row.keys, &function_.bodies[row.body], scope);
      clause.needs_parts = function_.needs_parts(row);
      bool known = std::ranges::any_of(result, [&](const Clause& other) { return other.head() == clause.head(); });
      if (!known) result.push_back(std::move(clause));
      if (result.back().is_default) break;
    }
    if (result.empty() || !result.back().is_default) {
      result.push_back(default_clause(node, count, scope));
    }
    // Without wildcards no two rows overlap, so a row that does what the default does can go wherever it stands.
    Clause otherwise = std::move(result.back());
    result.pop_back();
    auto does_the_same = [&](const Clause& clause) {
      return !clause.needs_parts && clause.meaning == otherwise.meaning;
    };
    if (std::ranges::none_of(result, &Clause::has_wildcard)) {
      std::erase_if(result, does_the_same);
    } else {
      while (!result.empty() && does_the_same(result.back())) result.pop_back();
    }
    result.push_back(std::move(otherwise));
    return result;
  }

  Clause default_clause(const Node& node, uint32_t count, const Names& scope) {
    const Body* does = function_.default_body(node);
    if (does != nullptr) return row_clause(std::vector<Value>(count), does, scope);
    Body smallest;
    smallest.value = Value::integer(0);
    Body answer;
    answer.type = Body::Type::Variable;
    answer.variable = static_cast<uint32_t>(scope.size());
    return row_clause(std::vector<Value>(count), &node == &function_.entry ? &smallest : &answer, scope);
  }

  Clause row_clause(const std::vector<Value>& keys, const Body* does, const Names& scope) {
    Clause clause;
    clause.is_default = true;
    Names names = scope;
    PatternWriter patterns(scope);
    for (Value key : keys) {
      auto use = [&](uint32_t variable) { return use_in(function_, *does, variable); };
      if (names.size() != scope.size()) clause.patterns += ", ";
      clause.patterns += patterns.write(key, names, use);
      clause.has_wildcard = clause.has_wildcard || has_no_pattern(key);
      clause.is_default = clause.is_default && has_no_pattern(key);
    }
    clause.guard = patterns.guard();
    clause.body = body(*does, names);
    Names numbered = names;
    for (size_t i = 0; i < numbered.size(); ++i) numbered[i] = fmt::format("${}", i);
    clause.meaning = body(*does, numbered);
    return clause;
  }

  std::string body(const Body& does, const Names& names) {
    switch (does.type) {
      case Body::Type::Value: return write_term(does.value, FunctionText::Table, {}, names);
      case Body::Type::Variable: return names[does.variable];
      case Body::Type::Call: break;
    }
    std::string call = names[does.variable] + "(";
    for (const CanonicalFunction::Operand& operand : does.operands) {
      call += (&operand == does.operands.data() ? "" : ", ");
      call += operand.variable ? names[*operand.variable] : write_term(operand.value, FunctionText::Table, {}, names);
    }
    return after(call + ")", does.next, names);
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
  const Body* otherwise = function.default_body(node);
  if (otherwise != nullptr && !can_be_read_back_in(function, *otherwise)) return false;
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
