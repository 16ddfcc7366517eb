// Z3, in one long-lived context: the only file that knows its headers.
//
// Conditions are asserted one level each; a query keeps the levels it shares with the one before. Integers are Z3's,
// floats are relaxed to reals, so a model is evaluated before it counts, and a refutation of something that rounds is
// no proof. wrap_w(e) is e - 2^w * k. That each k is 0 and each variable small are assumptions: those that turn up in a
// core are given up, small values before absence of overflow, and what is refuted without any is refuted.

#include <z3++.h>

#include <algorithm>
#include <limits>
#include <list>
#include <memory>
#include <unordered_map>
#include <vector>

#include "solve/definedness.h"
#include "solve/layers.h"
#include "solve/propagator.h"
#include "solve/query_dump.h"
#include "solve/rational.h"
#include "solve/values.h"
#include "solve/watchdog.h"

namespace assay {

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
    default: return false;
  }
}

// Terms as Z3's expressions. Every part is translated once.
class Translation {
 public:
  Translation(z3::context& context, TermTable& terms) : context_(context), terms_(terms) {}

  struct Wrapped {
    z3::expr count;    // k
    z3::expr no_wrap;  // an assumption: k is 0
    z3::expr in_range; // must be asserted wherever the term occurs
  };

  z3::expr translate(TermId id) {
    if (!expressions_.contains(id)) {
      for (TermId part : terms_.parts(id)) {
        if (!expressions_.contains(part)) expressions_.emplace(part, make(part));
      }
    }
    return expressions_.at(id);
  }
  const Wrapped& wrapped(TermId id) const { return wrapped_.at(id); }
  size_t size() const { return expressions_.size(); }

  z3::expr integer(const Number& number) { return context_.int_val(to_text(number).c_str()); }

 private:
  z3::expr operand(const Term& term, size_t i) const { return expressions_.at(term.operands[i]); }

  z3::expr make(TermId id) {
    const Term& term = terms_[id];
    auto left = [&] { return operand(term, 0); };
    auto right = [&] { return operand(term, 1); };
    switch (term.op) {
      case Operator::Constant: return constant(terms_.constant(id));
      case Operator::Variable: return context_.constant(("v" + std::to_string(id)).c_str(), sort_of(term.sort));
      case Operator::Not: return !left();
      case Operator::And:
      case Operator::Or: return junction(term);
      case Operator::Equal: return left() == right();
      case Operator::Less: return left() < right();
      case Operator::LessOrEqual: return left() <= right();
      case Operator::Add:
      case Operator::FloatAdd: return left() + right();
      case Operator::Subtract:
      case Operator::FloatSubtract: return left() - right();
      case Operator::Multiply:
      case Operator::FloatMultiply: return left() * right();
      case Operator::Negate:
      case Operator::FloatNegate: return -left();
      case Operator::FloatDivide: return left() / right();
      // Z3's are Euclidean; for a dividend that is not negative that is truncation.
      case Operator::Divide: return z3::ite(left() >= 0, left() / right(), -(-left() / right()));
      case Operator::Remainder: return z3::ite(left() >= 0, z3::mod(left(), right()), -z3::mod(-left(), right()));
      case Operator::Wrap: return wrap(id, term);
      case Operator::Truncate: return z3::ite(left() >= 0, floor(left()), -floor(-left()));
      case Operator::ToFloat: return z3::to_real(left());
      case Operator::MixedEqual: return z3::to_real(left()) == right();
      case Operator::MixedLess: return z3::to_real(left()) < right();
      case Operator::MixedGreater: return z3::to_real(left()) > right();
      case Operator::Overflows: return overflows(term);
      case Operator::IfThenElse: return z3::ite(left(), right(), operand(term, 2));
    }
    return context_.bool_val(false);
  }

  z3::sort sort_of(Sort sort) {
    switch (sort) {
      case Sort::Bool: return context_.bool_sort();
      case Sort::Int: return context_.int_sort();
      case Sort::Float: break;
    }
    return context_.real_sort();
  }

  z3::expr constant(const Scalar& value) {
    if (const bool* truth = std::get_if<bool>(&value)) return context_.bool_val(*truth);
    if (const double* floating = std::get_if<double>(&value))
      return context_.real_val(fraction_text(*floating).c_str());
    return integer(Number(std::get<BigInteger>(value)));
  }

  z3::expr junction(const Term& term) {
    z3::expr_vector parts(context_);
    for (size_t i = 0; i < term.operands.size(); ++i) parts.push_back(operand(term, i));
    return term.op == Operator::And ? z3::mk_and(parts) : z3::mk_or(parts);
  }

  z3::expr operation(Operator op, const z3::expr& left, const z3::expr& right) {
    switch (op) {
      case Operator::FloatAdd: return left + right;
      case Operator::FloatSubtract: return left - right;
      case Operator::FloatMultiply: return left * right;
      default: return left / right;
    }
  }

  // Exact where the operands are: a result is rounded to no finite float just if it lies that far out. The operands are
  // floats, which reals need to be told.
  z3::expr overflows(const Term& term) {
    z3::expr result = operation(static_cast<Operator>(term.parameter), operand(term, 0), operand(term, 1));
    z3::expr beyond = z3::to_real(integer(Number::power_of_two(1024) - Number::power_of_two(970)));
    z3::expr truth = result >= beyond || result <= -beyond;
    z3::expr greatest = context_.real_val(fraction_text(std::numeric_limits<double>::max()).c_str());
    for (size_t i = 0; i < 2; ++i) truth = truth && operand(term, i) <= greatest && operand(term, i) >= -greatest;
    return truth;
  }

  z3::expr floor(const z3::expr& real) { return {context_, Z3_mk_real2int(context_, real)}; }

  z3::expr wrap(TermId id, const Term& term) {
    z3::expr count = context_.int_const(("k" + std::to_string(id)).c_str());
    z3::expr no_wrap = context_.bool_const(("w" + std::to_string(id)).c_str());
    Number half = Number::power_of_two(term.parameter - 1);
    z3::expr value = operand(term, 0) - integer(half + half) * count;
    z3::expr in_range = value >= integer(-half) && value < integer(half) && z3::implies(no_wrap, count == 0);
    wrapped_.emplace(id, Wrapped{count, no_wrap, in_range});
    return value;
  }

  z3::context& context_;
  TermTable& terms_;
  std::unordered_map<TermId, z3::expr> expressions_;
  std::unordered_map<TermId, Wrapped> wrapped_;
};

// What Z3 must be told about a condition, found once.
struct Prepared {
  TermId explicit_condition = no_term;
  std::vector<TermId> wraps;
  bool rounds = false;
  bool too_large = false;
};

class Session {
 public:
  Session(TermTable& terms, const SolverOptions& options)
      : terms_(terms), seconds_(options.z3_seconds), solver_(context_, z3::solver::simple()),
        translation_(context_, terms), watchdog_([this] { context_.interrupt(); }) {
    set_limit(options.z3_resource_limit);
  }

  void set_limit(uint64_t resources) {
    if (limit_ == resources) return;
    limit_ = resources;
    z3::params parameters(context_);
    parameters.set("rlimit", static_cast<unsigned>(resources));
    solver_.set(parameters);
  }

  bool is_full() const { return translation_.size() > most_expressions; }

  Answer solve(const Query& query) {
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

 private:
  const Prepared& prepare(TermId condition) {
    auto [place, is_new] = prepared_.try_emplace(condition);
    if (is_new) {
      Prepared& made = place->second;
      made.explicit_condition = require_values(terms_, condition);
      std::vector<TermId> parts = terms_.parts(made.explicit_condition);
      made.too_large = parts.size() > most_parts;
      for (TermId part : parts) {
        if (terms_[part].op == Operator::Wrap) made.wraps.push_back(part);
        made.rounds = made.rounds || rounds(terms_[part].op);
      }
    }
    return place->second;
  }

  // Leaves the levels of the last query that this one does not begin with, and enters its own.
  void enter(const Query& query) {
    size_t common = 0;
    while (common < levels_.size() && common < query.conditions.size() && levels_[common] == query.conditions[common]) {
      ++common;
    }
    solver_.pop(static_cast<unsigned>(levels_.size() - common));
    levels_.resize(common);
    for (TermId condition : query.conditions.subspan(common)) {
      const Prepared& known = prepared_.at(condition);
      solver_.push();
      levels_.push_back(condition);
      solver_.add(translation_.translate(known.explicit_condition));
      for (TermId wrap : known.wraps) solver_.add(translation_.wrapped(wrap).in_range);
    }
  }

  // How often each may wrap follows from the range of what is wrapped.
  void bound_wraps(const Query& query, const std::vector<TermId>& wraps) {
    Propagator propagator(terms_, query.conditions);
    propagator.propagate();
    Bounds bounds;
    for (TermId variable : propagator.variables()) bounds.emplace(variable, propagator.bounds(variable));
    for (TermId wrap : wraps) {
      const Term& term = terms_[wrap];
      const Translation::Wrapped& wrapped = translation_.wrapped(wrap);
      no_wrap_.push_back(wrapped.no_wrap);
      Interval range = AbstractEvaluator(terms_, bounds).range(term.operands[0]);
      Number half = Number::power_of_two(term.parameter - 1);
      auto count = [&](const Number& value) { return translation_.integer(floor_quotient(value + half, half + half)); };
      if (range.low) solver_.add(wrapped.count >= count(*range.low));
      if (range.high) solver_.add(wrapped.count <= count(*range.high));
    }
  }

  void prefer_small(const Query& query) {
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

  Answer relax_until_decided() {
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

  z3::check_result check(z3::expr_vector& assumptions) {
    Watchdog::Watch watch(watchdog_, seconds_);
    return solver_.check(assumptions);
  }

  static bool remove(std::vector<z3::expr>& literals, z3::expr_vector& core) {
    return std::erase_if(literals, [&](const z3::expr& literal) {
             // NOLINTNEXTLINE(bugprone-inc-dec-in-conditions): the loop is inside the function that is passed
             for (unsigned i = 0; i < core.size(); ++i) {
               if (z3::eq(core[static_cast<int>(i)], literal)) return true;
             }
             return false;
           }) > 0;
  }

  void read_model(const Query& query, Model& model) {
    z3::model found = solver_.get_model();
    for (TermId variable : variables_) {
      Sort sort = terms_[variable].sort;
      z3::expr value = found.eval(translation_.translate(variable));
      std::optional<Scalar> scalar = scalar_of(value, sort);
      model.emplace(variable, scalar ? *scalar : value_in(terms_, query.hint, variable));
    }
  }

  // Nothing where the model leaves it open.
  std::optional<Scalar> scalar_of(const z3::expr& value, Sort sort) {
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

  TermTable& terms_;
  double seconds_;
  uint64_t limit_ = 0;
  z3::context context_;
  z3::solver solver_;
  Translation translation_;
  std::unordered_map<TermId, Prepared> prepared_;
  std::vector<TermId> levels_; // conditions asserted, one level each
  std::vector<TermId> variables_;
  std::vector<z3::expr> small_;
  std::vector<z3::expr> no_wrap_;
  Watchdog watchdog_; // last, so that it ends first
};

// A context of Z3 takes more than ten megabytes, and a search of many functions at once has a chain for each. Only
// those that were asked last keep theirs; the others make a new one when they are asked again.
class Z3Layer;
class RecentSessions {
 public:
  // Returns the one that must give up its session, if any.
  Z3Layer* used(Z3Layer* layer) {
    forget(layer);
    layers_.push_front(layer);
    if (layers_.size() <= most) return nullptr;
    Z3Layer* oldest = layers_.back();
    layers_.pop_back();
    return oldest;
  }
  void forget(Z3Layer* layer) { layers_.remove(layer); }

 private:
  static constexpr size_t most = 8;
  std::list<Z3Layer*> layers_; // the last one first
};
thread_local RecentSessions recent_sessions;

class Z3Layer : public Solver {
 public:
  Z3Layer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, NextLayer next)
      : terms_(terms), options_(options), statistics_(statistics), dump_(options.dump_folder), next_(std::move(next)) {}
  ~Z3Layer() override { recent_sessions.forget(this); }

  Answer solve(const Query& query) override {
    Answer answer = ask(query);
    if (answer.verdict == Verdict::Satisfiable && !satisfies(query, answer.model)) {
      ++statistics_.rejected_models;
      answer = {};
    }
    dump_.write(terms_, query.conditions, answer.verdict);
    return answer.verdict == Verdict::Unknown ? next_->solve(query) : answer;
  }

 private:
  Answer ask(const Query& query) {
    try {
      if (Z3Layer* oldest = recent_sessions.used(this)) oldest->session_.reset();
      if (!session_ || session_->is_full()) session_ = std::make_unique<Session>(terms_, options_);
      session_->set_limit(query.effort == Effort::Quick ? options_.z3_quick_limit : options_.z3_resource_limit);
      Answer answer = session_->solve(query);
      // What an interrupted check leaves behind is not worth trusting.
      if (answer.verdict == Verdict::Unknown) session_.reset();
      return answer;
    } catch (const z3::exception&) {
      session_.reset();
      return {};
    }
  }

  bool satisfies(const Query& query, const Model& model) const {
    return std::all_of(query.conditions.begin(), query.conditions.end(),
                       [&](TermId condition) { return terms_.holds(condition, model); });
  }

  TermTable& terms_;
  SolverOptions options_;
  SolverStatistics& statistics_;
  QueryDump dump_;
  NextLayer next_;
  std::unique_ptr<Session> session_;
};

} // namespace

NextLayer z3_layer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, NextLayer next) {
  return std::make_unique<Z3Layer>(terms, options, statistics, std::move(next));
}

} // namespace assay
