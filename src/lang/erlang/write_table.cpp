#include "lang/erlang/write_table.h"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "core/parts.h"
#include "lang/erlang/write_term.h"

namespace assay::erlang {
namespace {

constexpr std::string_view anything = "_";

bool has_no_pattern(Value value) {
  return holds(value, [](Value part) {
    return part.is(Kind::Unset) || part.is(Kind::Closure) || part.is(Kind::FunctionName) || part.is(Kind::Opaque);
  });
}

bool holds_map(Value value) {
  return holds(value, [](Value part) { return part.is(Kind::Map); });
}

struct Clause {
  std::string patterns; // in parentheses
  std::string guard;
  std::string result;
  bool has_wildcard = false;
  bool is_default = false; // takes all arguments
  std::string head() const { return patterns + guard; }
};

// A pattern with a map in it matches larger maps too, so such a key is compared in a guard.
Clause clause_of(const CanonicalFunction::Row& row) {
  Clause clause;
  clause.is_default = true;
  for (size_t i = 0; i < row.arguments.size(); ++i) {
    Value argument = row.arguments[i];
    std::string pattern(anything);
    if (has_no_pattern(argument)) {
      clause.has_wildcard = true;
    } else {
      clause.is_default = false;
      pattern = write_term(argument);
      if (holds_map(argument)) {
        std::string variable = fmt::format("X{}", i + 1);
        clause.guard += fmt::format("{}{} =:= {}", clause.guard.empty() ? " when " : ", ", variable, pattern);
        pattern = variable;
      }
    }
    clause.patterns += (i == 0 ? "" : ", ") + pattern;
  }
  clause.patterns = "(" + clause.patterns + ")";
  clause.result = write_term(row.result);
  return clause;
}

Value default_result(const CanonicalFunction& function) {
  if (!function.otherwise.is(Kind::Unset)) return function.otherwise;
  return function.rows.empty() ? Value::integer(0) : function.rows.front().result;
}

uint32_t arity_of(const CanonicalFunction& function) {
  if (function.arity) return *function.arity;
  return function.rows.empty() ? 0 : static_cast<uint32_t>(function.rows.front().arguments.size());
}

Clause default_clause(const CanonicalFunction& function) {
  CanonicalFunction::Row row{std::vector<Value>(arity_of(function)), default_result(function)};
  return clause_of(row);
}

// Clauses in order, the last of them the default.
std::vector<Clause> clauses_of(const CanonicalFunction& function) {
  std::vector<Clause> clauses;
  for (const CanonicalFunction::Row& row : function.rows) {
    Clause clause = clause_of(row);
    bool known = std::ranges::any_of(clauses, [&](const Clause& other) { return other.head() == clause.head(); });
    if (!known) clauses.push_back(std::move(clause));
    if (clauses.back().is_default) break;
  }
  if (clauses.empty() || !clauses.back().is_default) clauses.push_back(default_clause(function));
  // Without wildcards no two rows overlap, so a row that says what the default says can go wherever it stands.
  Clause otherwise = std::move(clauses.back());
  clauses.pop_back();
  auto says_the_same = [&](const Clause& clause) { return clause.result == otherwise.result; };
  if (std::ranges::none_of(clauses, &Clause::has_wildcard)) {
    std::erase_if(clauses, says_the_same);
  } else {
    while (!clauses.empty() && says_the_same(clauses.back())) clauses.pop_back();
  }
  clauses.push_back(std::move(otherwise));
  return clauses;
}

} // namespace

std::string write_table(const CanonicalFunction& function) {
  std::string text = "fun";
  std::string_view separator;
  for (const Clause& clause : clauses_of(function)) {
    text += fmt::format("{}{}{} -> {}", separator, clause.patterns, clause.guard, clause.result);
    separator = "; ";
  }
  return text + " end";
}

bool table_can_be_read_back(const CanonicalFunction& function) {
  if (!can_be_read_back(default_result(function))) return false;
  return std::ranges::all_of(function.rows,
                             [](const CanonicalFunction::Row& row) { return can_be_read_back(row.result); });
}

} // namespace assay::erlang
