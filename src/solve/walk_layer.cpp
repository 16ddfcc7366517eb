// Where numbers are multiplied, divided, rounded or taken apart into bits, and where only the machine knows a function,
// values are searched for before a solver is asked (solve/walk.h), and again, for longer, where all solvers gave up.
// The polytope of the linear conditions is asked for first: where it is empty, there is nothing to search for.

#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "solve/layers.h"
#include "solve/linear.h"
#include "solve/values.h"
#include "solve/walk.h"

namespace assay::solve {

namespace {

constexpr size_t most_variables = 12;       // where a solver may do as well
constexpr size_t most_variables_alone = 40; // where it knows too little

bool is_linear_float(const TermTable& terms, TermId id) {
  const Term& term = terms[id];
  auto part = [&](size_t i) { return is_linear_float(terms, term.operands[i]); };
  auto constant = [&](size_t i) { return terms.is_constant(term.operands[i]); };
  switch (term.op) {
    case Operator::Constant:
    case Operator::Variable: return true;
    case Operator::FloatNegate:
    case Operator::IeeeNegate: return part(0);
    case Operator::FloatAdd:
    case Operator::FloatSubtract:
    case Operator::IeeeAdd:
    case Operator::IeeeSubtract: return part(0) && part(1);
    case Operator::FloatMultiply:
    case Operator::IeeeMultiply: return (constant(0) && part(1)) || (constant(1) && part(0));
    default: return false;
  }
}

// A comparison of sums of multiples of variables.
bool is_linear(const TermTable& terms, TermId condition) {
  if (std::optional<LinearCondition> linear = linear_condition(terms, condition)) {
    return std::ranges::all_of(linear->summands,
                               [&](const Summand& each) { return terms[each.atom].op == Operator::Variable; });
  }
  const Term& term = terms[condition];
  switch (term.op) {
    case Operator::Equal:
    case Operator::Less:
    case Operator::LessOrEqual:
    case Operator::IeeeEqual:
    case Operator::IeeeLess:
    case Operator::IeeeLessOrEqual: break;
    default: return false;
  }
  return terms[term.operands[0]].sort == Sort::Float && is_linear_float(terms, term.operands[0]) &&
         is_linear_float(terms, term.operands[1]);
}

// What a look at the conditions tells: is it worth trying, and which numbers does the program know?
class Look {
 public:
  Look(const TermTable& terms, std::span<const TermId> conditions) : terms_(terms) {
    for (TermId condition : conditions) at(condition);
  }
  std::vector<int64_t> constants;
  size_t hard = 0;            // operations that are
  size_t beyond_solvers = 0;  // of these, such as solvers know little of
  bool looks_far_out = false; // for floats that are beyond the finite ones

 private:
  void at_constant(const Scalar& constant) {
    if (const auto* integer = std::get_if<BigInteger>(&constant)) {
      IntegerView view(*integer);
      bool has_neighbours = view.fits_int64() && view.to_int64() > INT64_MIN + 2 && view.to_int64() < INT64_MAX - 2;
      if (has_neighbours) constants.push_back(view.to_int64());
    } else if (const auto* number = std::get_if<double>(&constant)) {
      if (std::fabs(*number) < 0x1p60) constants.push_back(static_cast<int64_t>(*number));
    }
  }

  void at(TermId id) {
    if (!seen_.insert(id).second) return;
    const Term& term = terms_[id];
    switch (term.op) {
      case Operator::Constant: at_constant(terms_.constant(id)); break;
      case Operator::Multiply:
        if (!terms_.is_constant(term.operands[0]) && !terms_.is_constant(term.operands[1])) ++hard;
        break;
      case Operator::Divide:
      case Operator::Remainder:
      case Operator::Truncate:
      case Operator::Scaled:
      case Operator::Significand:
      case Operator::Exponent:
      case Operator::FloatAdd: // a solver takes floats as reals, which do not round
      case Operator::FloatSubtract:
      case Operator::FloatDivide:
      case Operator::FloatMultiply: ++hard; break;
      case Operator::Overflows: looks_far_out = true; break;
      default:
        if (term.op < Operator::BitAnd) break;
        ++hard;
        ++beyond_solvers;
    }
    for (TermId operand : term.operands) at(operand);
  }

  const TermTable& terms_;
  std::unordered_set<TermId> seen_;
};

class WalkLayer : public Solver {
 public:
  WalkLayer(TermTable& terms, WalkStatistics& statistics, bool is_last, NextLayer next)
      : terms_(terms), statistics_(statistics), is_last_(is_last), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    Look look(terms_, query.conditions);
    bool is_worth_it =
        is_last_ ? look.beyond_solvers > 0 && query.effort == Effort::Full : look.hard > 0 || look.looks_far_out;
    if (is_worth_it) {
      Answer answer = walk(query, look);
      if (answer.verdict != Verdict::Unknown) return answer;
    }
    // A solver spends hundreds of milliseconds on many of these, whatever its limit: not in a first try.
    if (query.effort == Effort::Quick && look.hard > most_hard) return {};
    return next_->solve(query);
  }

 private:
  Answer walk(const Query& query, const Look& look) {
    std::optional<Tape> tape = Tape::of(terms_, query.conditions);
    size_t most = look.beyond_solvers > 0 ? most_variables_alone : most_variables;
    if (!tape || tape->variables().empty() || tape->variables().size() > most) return {};
    WalkTask task;
    task.constants = look.constants;
    task.looks_far_out = look.looks_far_out || look.beyond_solvers > 0;
    task.every_double = look.beyond_solvers > 0;
    task.tries_candidates = !is_last_;
    task.starts.push_back(point_of(*tape, query.hint));
    task.seed = is_last_ ? 0x10000 : 0;
    std::vector<TermId> linear;
    for (TermId condition : query.conditions) {
      task.is_linear.push_back(is_linear(terms_, condition));
      if (task.is_linear.back()) linear.push_back(condition);
    }
    bool has_polytope =
        look.beyond_solvers > 0 && !is_last_ && !linear.empty() && linear.size() < query.conditions.size();
    if (has_polytope) {
      Answer inside = next_->solve({.conditions = linear, .hint = query.hint, .effort = Effort::Quick});
      if (inside.verdict == Verdict::Unsatisfiable) return inside;
      if (inside.verdict == Verdict::Satisfiable) task.starts.push_back(point_of(*tape, &inside.model));
    }
    task.evaluations = evaluations(query.effort) * usual_steps / std::max<uint64_t>(usual_steps, tape->size());
    std::optional<Point> found = Walk(*tape, std::move(task), statistics_).go();
    if (!found) return {};
    Model model;
    for (size_t i = 0; i < found->size(); ++i) {
      int64_t place = (*found)[i];
      model.emplace(tape->variables()[i],
                    tape->is_float(i) ? Scalar(Tape::float_at(place)) : Scalar(BigInteger(place)));
    }
    bool holds = std::ranges::all_of(query.conditions, [&](TermId each) { return terms_.holds(each, model); });
    if (!holds) return {};
    return {.verdict = Verdict::Satisfiable, .layer = Layer::Walk, .model = std::move(model)};
  }

  Point point_of(const Tape& tape, const Model* model) const {
    Point point;
    for (TermId variable : tape.variables()) {
      const Scalar value = value_in(terms_, model, variable);
      if (const double* floating = std::get_if<double>(&value)) {
        point.push_back(Tape::place_of(*floating));
      } else {
        IntegerView view(std::get<BigInteger>(value));
        point.push_back(view.fits_int64() ? view.to_int64() : 0);
      }
    }
    return point;
  }

  uint64_t evaluations(Effort effort) const {
    if (is_last_) return last_evaluations;
    return effort == Effort::Quick ? quick_evaluations : full_evaluations;
  }

  // Of a tape of the usual length; of a longer one fewer, so that they take as long.
  static constexpr uint64_t usual_steps = 64;
  static constexpr uint64_t quick_evaluations = 12'000;
  static constexpr uint64_t full_evaluations = 200'000;
  static constexpr uint64_t last_evaluations = 3'000'000;
  static constexpr size_t most_hard = 6;

  TermTable& terms_;
  WalkStatistics& statistics_;
  bool is_last_;
  NextLayer next_;
};

} // namespace

NextLayer walk_layer(TermTable& terms, WalkStatistics& statistics, NextLayer next) {
  return std::make_unique<WalkLayer>(terms, statistics, false, std::move(next));
}

NextLayer last_walk_layer(TermTable& terms, WalkStatistics& statistics, NextLayer next) {
  return std::make_unique<WalkLayer>(terms, statistics, true, std::move(next));
}

} // namespace assay::solve
