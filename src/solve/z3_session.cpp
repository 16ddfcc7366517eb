#include "solve/z3_session.h"

#include <algorithm>

#include "solve/definedness.h"
#include "solve/propagator.h"
#include "solve/rational.h"

namespace assay::solve {

namespace {

constexpr int small_value = 8;
constexpr size_t most_small_variables = 24;  // beyond this many, nobody reads them
constexpr int most_rounds_for_small = 2;     // checks spent on small values, at most
constexpr size_t most_parts = 100'000;       // of one condition: a larger one is given up
constexpr size_t most_expressions = 300'000; // after which a new context is begun

bool rounds(Operator op) {
  switch (op) {
    case Operator::FloatAdd:
    case Operator::FloatSubtract:
    case Operator::FloatMultiply:
    case Operator::FloatDivide:
    case Operator::ToFloat: return true;
    default: return is_ieee(op);
  }
}

} // namespace

Z3Session::Z3Session(TermTable& terms, const SolverOptions& options)
    : terms_(terms), seconds_(options.z3_seconds), solver_(context_, z3::solver::simple()),
      translation_(context_, terms), watchdog_([this] { context_.interrupt(); }) {
  set_limit(options.z3_resource_limit);
}

bool Z3Session::is_full() const { return translation_.size() > most_expressions; }

void Z3Session::set_limit(uint64_t resources) {
  if (limit_ == resources) return;
  limit_ = resources;
  z3::params parameters(context_);
  parameters.set("rlimit", static_cast<unsigned>(resources));
  // Cylindrical algebraic decomposition hears neither the limit nor an interruption; of a few variables it needs
  // neither.
  parameters.set("arith.nl.nra", false);
  solver_.set(parameters);
}

Answer Z3Session::solve(const Query& query) {
  bool exact = true;
  std::vector<TermId> wraps;
  for (TermId condition : query.conditions) {
    const Prepared& known = prepare(condition);
    if (known.too_large) return {};
    exact = exact && !known.rounds;
    wraps.insert(wraps.end(), known.wraps.begin(), known.wraps.end());
  }
  std::sort(wraps.begin(), wraps.end());
  wraps.erase(std::unique(wraps.begin(), wraps.end()), wraps.end());
  enter(query);
  solver_.push();
  small_.clear();
  no_wrap_.clear();
  if (!wraps.empty()) bound_wraps(query, wraps);
  prefer_small(query);
  Answer answer = relax_until_decided();
  if (answer.verdict == Verdict::Satisfiable) read_model(query, answer.model);
  if (answer.verdict == Verdict::Unsatisfiable && !exact) answer = {};
  solver_.pop();
  return answer;
}

const Z3Session::Prepared& Z3Session::prepare(TermId condition) {
  auto [place, is_new] = prepared_.try_emplace(condition);
  if (is_new) {
    Prepared& made = place->second;
    made.explicit_condition = require_values(terms_, condition);
    std::vector<TermId> parts = terms_.parts(made.explicit_condition);
    made.too_large = parts.size() > most_parts;
    for (TermId part : parts) {
      Operator op = terms_[part].op;
      if (op == Operator::Wrap) made.wraps.push_back(part);
      if (op >= Operator::BitAnd) made.unknowns.push_back(part);
    }
    // The facts that were added hold of reals.
    for (TermId part : terms_.parts(condition)) made.rounds = made.rounds || rounds(terms_[part].op);
  }
  return place->second;
}

void Z3Session::enter(const Query& query) {
  size_t common = 0;
  while (common < levels_.size() && common < query.conditions.size() && levels_[common] == query.conditions[common]) {
    ++common;
  }
  Watchdog::Watch watch(watchdog_, seconds_); // what is asserted is simplified first, which may take as long as a check
  solver_.pop(static_cast<unsigned>(levels_.size() - common));
  levels_.resize(common);
  for (TermId condition : query.conditions.subspan(common)) {
    const Prepared& known = prepared_.at(condition);
    solver_.push();
    levels_.push_back(condition);
    solver_.add(translation_.translate(known.explicit_condition));
    for (TermId wrap : known.wraps) solver_.add(translation_.wrapped(wrap).in_range);
    for (TermId unknown : known.unknowns) {
      if (const z3::expr* fact = translation_.fact(unknown)) solver_.add(*fact);
    }
  }
}

void Z3Session::bound_wraps(const Query& query, const std::vector<TermId>& wraps) {
  Propagator propagator(terms_, query.conditions);
  propagator.propagate();
  Bounds bounds;
  for (TermId variable : propagator.variables()) bounds.emplace(variable, propagator.bounds(variable));
  for (TermId wrap : wraps) {
    const Term& term = terms_[wrap];
    const Z3Translation::Wrapped& wrapped = translation_.wrapped(wrap);
    no_wrap_.push_back(wrapped.no_wrap);
    Interval range = AbstractEvaluator(terms_, bounds).range(term.operands[0]);
    Number half = Number::power_of_two(term.parameter - 1);
    auto count = [&](const Number& value) { return translation_.integer(floor_quotient(value + half, half + half)); };
    if (range.low) solver_.add(wrapped.count >= count(*range.low));
    if (range.high) solver_.add(wrapped.count <= count(*range.high));
  }
}

void Z3Session::prefer_small(const Query& query) {
  variables_.clear();
  for (TermId condition : query.conditions) {
    auto variables = terms_.variables(condition);
    variables_.insert(variables_.end(), variables.begin(), variables.end());
  }
  std::sort(variables_.begin(), variables_.end());
  variables_.erase(std::unique(variables_.begin(), variables_.end()), variables_.end());
  if (variables_.size() > most_small_variables) return;
  for (TermId variable : variables_) {
    if (terms_[variable].sort == Sort::Bool) continue;
    z3::expr literal = context_.bool_const(("s" + std::to_string(variable)).c_str());
    z3::expr value = translation_.translate(variable);
    solver_.add(z3::implies(literal, value >= -small_value && value <= small_value));
    small_.push_back(literal);
  }
}

Answer Z3Session::relax_until_decided() {
  for (int round = 0;; ++round) {
    if (round == most_rounds_for_small) small_.clear();
    z3::expr_vector assumptions(context_);
    for (const z3::expr& literal : no_wrap_) assumptions.push_back(literal);
    for (const z3::expr& literal : small_) assumptions.push_back(literal);
    z3::check_result result = check(assumptions);
    if (result == z3::sat) return {.verdict = Verdict::Satisfiable, .layer = Layer::Z3, .model = {}};
    if (result == z3::unsat) {
      z3::expr_vector core = solver_.unsat_core();
      if (remove(small_, core) || remove(no_wrap_, core)) continue;
      return {.verdict = Verdict::Unsatisfiable, .layer = Layer::Z3, .model = {}};
    }
    if (small_.empty()) return {};
    small_.clear(); // perhaps it was the preference that made it hard
  }
}

z3::check_result Z3Session::check(z3::expr_vector& assumptions) {
  Watchdog::Watch watch(watchdog_, seconds_);
  return solver_.check(assumptions);
}

bool Z3Session::remove(std::vector<z3::expr>& literals, z3::expr_vector& core) {
  return std::erase_if(literals, [&](const z3::expr& literal) {
           // NOLINTNEXTLINE(bugprone-inc-dec-in-conditions): the loop is inside the function that is passed
           for (unsigned i = 0; i < core.size(); ++i) {
             if (z3::eq(core[static_cast<int>(i)], literal)) return true;
           }
           return false;
         }) > 0;
}

void Z3Session::read_model(const Query& query, Model& model) {
  z3::model found = solver_.get_model();
  for (TermId variable : variables_) {
    Sort sort = terms_[variable].sort;
    z3::expr value = found.eval(translation_.translate(variable));
    std::optional<Scalar> scalar = scalar_of(value, sort);
    model.emplace(variable, scalar ? *scalar : value_in(terms_, query.hint, variable));
  }
}

std::optional<Scalar> Z3Session::scalar_of(const z3::expr& value, Sort sort) {
  if (sort == Sort::Bool) {
    if (!value.is_true() && !value.is_false()) return std::nullopt;
    return value.is_true();
  }
  if (sort == Sort::Float && Z3_is_algebraic_number(context_, value)) {
    return scalar_of({context_, Z3_get_algebraic_number_lower(context_, value, 60)}, sort);
  }
  if (!value.is_numeral()) return std::nullopt;
  std::string text = Z3_get_numeral_string(context_, value);
  if (sort == Sort::Int) return BigInteger::from_text(text);
  std::optional<double> nearest = nearest_double(text);
  if (!nearest) return std::nullopt;
  return *nearest;
}

} // namespace assay::solve
