#include "solve/minimise.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <fmt/format.h>

#include "solve/values.h"
#include "term/number.h"

namespace assay::solve {

namespace {

class Minimiser {
 public:
  Minimiser(Solver& solver, TermTable& terms, std::span<const TermId> conditions, Model model,
            const std::function<bool()>& may_go_on)
      : solver_(solver), terms_(terms), conditions_(conditions.begin(), conditions.end()), model_(std::move(model)),
        may_go_on_(may_go_on) {}

  void shrink(TermId variable) {
    switch (terms_[variable].sort) {
      case Sort::Bool: try_value(variable, false); break;
      case Sort::Int: shrink_integer(variable); break;
      case Sort::Float: shrink_float(variable); break;
    }
    conditions_.push_back(equals(variable, value_in(terms_, &model_, variable)));
  }

  Model result() && { return std::move(model_); }

 private:
  TermId equals(TermId variable, const Scalar& value) {
    const double* floating = std::get_if<double>(&value);
    if (floating != nullptr && !std::isfinite(*floating)) {
      return identical(terms_, variable, constant_term(terms_, value));
    }
    return terms_.make(Operator::Equal, {variable, constant_term(terms_, value)});
  }

  // Takes the solver's model if there is one with this condition as well.
  bool try_condition(TermId condition) {
    if (may_go_on_ && !may_go_on_()) return false;
    conditions_.push_back(condition);
    Answer answer = solver_.solve({.conditions = conditions_, .hint = &model_});
    conditions_.pop_back();
    if (answer.verdict != Verdict::Satisfiable) return false;
    for (auto& [variable, value] : answer.model) model_.insert_or_assign(variable, std::move(value));
    return true;
  }

  bool try_value(TermId variable, const Scalar& value) {
    if (value_in(terms_, &model_, variable) == value) return true;
    return try_condition(equals(variable, value));
  }

  Number integer_value(TermId variable) const {
    return Number(std::get<BigInteger>(value_in(terms_, &model_, variable)));
  }

  bool try_within(TermId variable, const Number& magnitude) {
    TermId below = terms_.make(Operator::LessOrEqual, {variable, terms_.integer(magnitude.big())});
    TermId above = terms_.make(Operator::LessOrEqual, {terms_.integer((-magnitude).big()), variable});
    return try_condition(terms_.make(Operator::And, {below, above}));
  }

  void shrink_integer(TermId variable) {
    if (try_value(variable, BigInteger(0))) return;
    Number impossible = 0; // no value within this magnitude
    for (Number magnitude = 1; magnitude < integer_value(variable).magnitude(); magnitude = magnitude + magnitude) {
      if (try_within(variable, magnitude)) break;
      impossible = magnitude;
    }
    while (true) {
      Number possible = integer_value(variable).magnitude();
      if (possible - impossible <= 1) break;
      Number middle = floor_quotient(possible + impossible, 2);
      if (!try_within(variable, middle)) impossible = middle;
    }
    if (integer_value(variable).sign() < 0) try_value(variable, (-integer_value(variable)).big());
  }

  void shrink_float(TermId variable) {
    if (try_value(variable, 0.0)) return;
    double present = std::get<double>(value_in(terms_, &model_, variable));
    for (double magnitude : {1.0, 2.0, 3.0, 4.0, 5.0, 10.0, 100.0, 0.5, 1.5, 0.1}) {
      bool simpler = magnitude == std::floor(magnitude)
                         ? magnitude < std::abs(present) || present != std::floor(present)
                         : present != std::floor(present);
      if (!simpler) continue;
      if (try_value(variable, magnitude) || try_value(variable, -magnitude)) return;
    }
    present = std::get<double>(value_in(terms_, &model_, variable));
    if (try_value(variable, std::trunc(present)) ||
        try_value(variable, std::trunc(present) + std::copysign(1.0, present))) {
      return;
    }
    for (int digits = 1; digits < 17; ++digits) {
      double rounded = std::strtod(fmt::format("{:.{}e}", present, digits - 1).c_str(), nullptr);
      if (std::isfinite(rounded) && try_value(variable, rounded)) return;
    }
  }

  Solver& solver_;
  TermTable& terms_;
  std::vector<TermId> conditions_;
  Model model_;
  const std::function<bool()>& may_go_on_;
};

} // namespace

Model minimise(Solver& solver, TermTable& terms, std::span<const TermId> conditions, std::span<const TermId> variables,
               Model model, const std::function<bool()>& may_go_on) {
  Minimiser minimiser(solver, terms, conditions, std::move(model), may_go_on);
  for (TermId variable : variables) minimiser.shrink(variable);
  return std::move(minimiser).result();
}

} // namespace assay::solve
