// Z3 once more, where reals and integers left it open: with the machine's floats and bits (z3_exact_translation.h), in
// a context of its own for each query, within a limit of resources. A model is evaluated before it counts.

#include <algorithm>
#include <bit>
#include <memory>

#include "solve/definedness.h"
#include "solve/layers.h"
#include "solve/propagator.h"
#include "solve/values.h"
#include "solve/watchdog.h"
#include "solve/z3_exact_translation.h"

namespace assay {

namespace {

constexpr size_t most_parts = 2000;

class Z3ExactLayer : public Solver {
 public:
  Z3ExactLayer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, bool is_for_bits,
               NextLayer next)
      : terms_(terms), options_(options), statistics_(statistics), is_for_bits_(is_for_bits), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    if (query.effort == Effort::Full && is_worth_it(query)) {
      Answer answer = ask(query);
      if (answer.verdict == Verdict::Satisfiable && !satisfies(query, answer.model)) {
        ++statistics_.rejected_models;
        answer = {};
      }
      if (answer.verdict != Verdict::Unknown) return answer;
    }
    return next_->solve(query);
  }

 private:
  bool is_worth_it(const Query& query) const {
    size_t parts = 0;
    bool has_bits = false;
    bool has_floats = false;
    for (TermId condition : query.conditions) {
      for (TermId part : terms_.parts(condition)) {
        has_bits = has_bits || is_about_bits(terms_[part]);
        has_floats = has_floats || terms_[part].sort == Sort::Float;
        if (++parts > most_parts) return false;
      }
    }
    return is_for_bits_ ? has_bits && !has_floats : has_floats;
  }

  bool is_about_bits(const Term& term) const {
    constexpr uint32_t widest_product = 64;
    if (term.op >= Operator::BitAnd && term.op <= Operator::ShiftRight) return true;
    if (term.op != Operator::Wrap || term.parameter > widest_product) return false;
    for (TermId part : terms_.parts(term.operands[0])) {
      const Term& inner = terms_[part];
      if (inner.op == Operator::Multiply && !terms_.is_constant(inner.operands[1])) return true;
    }
    return false;
  }

  bool satisfies(const Query& query, const Model& model) const {
    return std::ranges::all_of(query.conditions, [&](TermId each) { return terms_.holds(each, model); });
  }

  Answer ask(const Query& query) {
    Propagator propagator(terms_, query.conditions);
    propagator.propagate();
    Bounds bounds;
    for (TermId variable : propagator.variables()) bounds.emplace(variable, propagator.bounds(variable));
    try {
      z3::context context;
      Z3ExactTranslation translation(context, terms_, bounds);
      z3::solver solver = z3::tactic(context, is_for_bits_ ? "qfbv" : "qffpbv").mk_solver();
      z3::params parameters(context);
      parameters.set("rlimit", static_cast<unsigned>(limit_for(query)));
      solver.set(parameters);
      for (TermId condition : query.conditions) solver.add(translation.truth(require_values(terms_, condition)));
      for (TermId variable : propagator.variables()) keep_finite(query, translation, variable, solver);
      for (const z3::expr& fact : translation.facts()) solver.add(fact);
      return check(query, context, solver, translation);
    } catch (const z3::exception&) {
      return {};
    } catch (const Z3ExactTranslation::TooLarge&) {
      return {};
    }
  }

  bool wants_finite_floats(const Query& query) const {
    for (TermId condition : query.conditions) {
      for (TermId part : terms_.parts(condition)) {
        if (terms_[part].op >= Operator::BitAnd) return false;
      }
    }
    return true;
  }

  // Reals say nearly all there is to say of finite floats, so that little is left to be found here.
  uint64_t limit_for(const Query& query) const {
    constexpr uint64_t part = 10;
    return wants_finite_floats(query) ? options_.z3_exact_limit / part : options_.z3_exact_limit;
  }

  // Where all operators want finite floats, an infinite one is of no use.
  void keep_finite(const Query& query, Z3ExactTranslation& translation, TermId variable, z3::solver& solver) const {
    if (terms_[variable].sort != Sort::Float || !wants_finite_floats(query)) return;
    z3::context& context = solver.ctx();
    z3::expr number = translation.number(variable);
    solver.add(!z3::expr(context, Z3_mk_fpa_is_infinite(context, number)));
    solver.add(!z3::expr(context, Z3_mk_fpa_is_nan(context, number)));
  }

  Answer check(const Query& query, z3::context& context, z3::solver& solver, Z3ExactTranslation& translation) {
    Watchdog watchdog([&] { context.interrupt(); });
    z3::check_result result = z3::unknown;
    {
      Watchdog::Watch watch(watchdog, options_.z3_seconds);
      result = solver.check();
    }
    if (result == z3::unsat && translation.has_room()) {
      return {.verdict = Verdict::Unsatisfiable, .layer = Layer::Z3Exact, .model = {}};
    }
    if (result != z3::sat) return {};
    Answer answer{.verdict = Verdict::Satisfiable, .layer = Layer::Z3Exact, .model = {}};
    z3::model found = solver.get_model();
    for (TermId condition : query.conditions) {
      for (TermId variable : terms_.variables(condition)) {
        if (answer.model.contains(variable)) continue;
        answer.model.emplace(variable, value_of(query, context, found, translation, variable));
      }
    }
    return answer;
  }

  Scalar value_of(const Query& query, z3::context& context, z3::model& found, Z3ExactTranslation& translation,
                  TermId variable) const {
    if (terms_[variable].sort == Sort::Bool) return found.eval(translation.truth(variable), true).is_true();
    if (terms_[variable].sort == Sort::Float) {
      z3::expr number = translation.number(variable);
      if (found.eval(z3::expr(context, Z3_mk_fpa_is_nan(context, number)), true).is_true()) {
        return std::numeric_limits<double>::quiet_NaN();
      }
      z3::expr bits = found.eval(z3::expr(context, Z3_mk_fpa_to_ieee_bv(context, number)), true);
      uint64_t value = 0;
      if (!bits.is_numeral_u64(value)) return value_in(terms_, query.hint, variable);
      return std::bit_cast<double>(value);
    }
    z3::expr bits = found.eval(translation.integer(variable), true);
    if (!bits.is_numeral()) return value_in(terms_, query.hint, variable);
    std::optional<BigInteger> value = BigInteger::from_text(Z3_get_numeral_string(context, bits));
    if (!value) return value_in(terms_, query.hint, variable);
    return Number(*value).wrapped(bits.get_sort().bv_size()).big();
  }

  TermTable& terms_;
  SolverOptions options_;
  SolverStatistics& statistics_;
  bool is_for_bits_;
  NextLayer next_;
};

} // namespace

NextLayer z3_bits_layer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, NextLayer next) {
  return std::make_unique<Z3ExactLayer>(terms, options, statistics, true, std::move(next));
}

NextLayer z3_floats_layer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics,
                          NextLayer next) {
  return std::make_unique<Z3ExactLayer>(terms, options, statistics, false, std::move(next));
}

} // namespace assay
