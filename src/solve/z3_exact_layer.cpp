// Z3 once more, where reals and integers left it open: with the machine's floats and bits (exact_question.h), in a
// context of its own for each query, within a limit of resources. A model is evaluated before it counts.

#include <bit>
#include <limits>
#include <memory>

#include "solve/believed_answer.h"
#include "solve/exact_question.h"
#include "solve/layers.h"
#include "solve/values.h"
#include "solve/watchdog.h"

namespace assay::solve {

namespace {

class Z3ExactLayer : public Solver {
 public:
  Z3ExactLayer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, bool is_for_bits,
               NextLayer next)
      : terms_(terms), options_(options), statistics_(statistics), is_for_bits_(is_for_bits), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    if (query.effort == Effort::Full) {
      ExactLook look = exact_look(terms_, query.conditions);
      bool is_ours = is_for_bits_ ? look.has_bits && !look.has_floats : look.has_floats;
      Answer answer = is_ours && look.is_small ? ask(query, look) : Answer();
      answer = believed_answer(terms_, query, std::move(answer), statistics_);
      if (answer.verdict != Verdict::Unknown) return answer;
    }
    return next_->solve(query);
  }

 private:
  // Reals say nearly all there is to say of finite floats, so that little is left to be found here.
  uint64_t limit_for(const ExactLook& look) const {
    constexpr uint64_t part = 10;
    return look.wants_finite_floats ? options_.z3_exact_limit / part : options_.z3_exact_limit;
  }

  Answer ask(const Query& query, const ExactLook& look) {
    try {
      ExactQuestion question(terms_, query, look);
      z3::context& context = question.context();
      z3::solver solver = z3::tactic(context, is_for_bits_ ? "qfbv" : "qffpbv").mk_solver();
      z3::params parameters(context);
      parameters.set("rlimit", static_cast<unsigned>(limit_for(look)));
      solver.set(parameters);
      solver.add(question.assertions());
      return check(query, question, solver);
    } catch (const z3::exception&) {
      return {};
    } catch (const Z3ExactTranslation::TooLarge&) {
      return {};
    }
  }

  Answer check(const Query& query, ExactQuestion& question, z3::solver& solver) {
    Watchdog watchdog([&] { question.context().interrupt(); });
    z3::check_result result = z3::unknown;
    {
      Watchdog::Watch watch(watchdog, options_.z3_seconds);
      result = solver.check();
    }
    if (result == z3::unsat && question.is_complete()) {
      return {.verdict = Verdict::Unsatisfiable, .layer = Layer::Z3Exact, .model = {}};
    }
    if (result != z3::sat) return {};
    Answer answer{.verdict = Verdict::Satisfiable, .layer = Layer::Z3Exact, .model = {}};
    z3::model found = solver.get_model();
    for (TermId variable : question.variables()) {
      std::optional<Scalar> value = value_of(found, question.translated(variable));
      answer.model.emplace(variable, value ? *value : value_in(terms_, query.hint, variable));
    }
    return answer;
  }

  // Nothing where the model leaves it open.
  static std::optional<Scalar> value_of(z3::model& found, const z3::expr& variable) {
    z3::context& context = found.ctx();
    if (variable.is_bool()) return found.eval(variable, true).is_true();
    if (variable.is_fpa()) {
      if (found.eval(z3::expr(context, Z3_mk_fpa_is_nan(context, variable)), true).is_true()) {
        return std::numeric_limits<double>::quiet_NaN();
      }
      z3::expr bits = found.eval(z3::expr(context, Z3_mk_fpa_to_ieee_bv(context, variable)), true);
      uint64_t value = 0;
      if (!bits.is_numeral_u64(value)) return std::nullopt;
      return std::bit_cast<double>(value);
    }
    z3::expr bits = found.eval(variable, true);
    if (!bits.is_numeral()) return std::nullopt;
    std::optional<BigInteger> value = BigInteger::from_text(Z3_get_numeral_string(context, bits));
    if (!value) return std::nullopt;
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

} // namespace assay::solve
