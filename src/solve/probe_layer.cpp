// Tries values. Products and divisions of variables are hard for a solver, but a condition over a few integers often
// has a solution near the values of the run before, near a constant of the program, or of the right order of magnitude.
// What is tried is the same each time.

#include <algorithm>
#include <unordered_set>

#include "solve/layers.h"
#include "solve/values.h"

namespace assay {

namespace {

constexpr size_t most_variables = 4;
constexpr int64_t dense = 400;      // small numbers are all tried
constexpr int64_t near = 64;        // and the neighbours of what the run had
constexpr size_t random_each = 200; // per order of magnitude

class ProbeLayer : public Solver {
 public:
  ProbeLayer(TermTable& terms, NextLayer next) : terms_(terms), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    if (std::optional<Model> model = probe(query)) {
      return {.verdict = Verdict::Satisfiable, .layer = Layer::Probe, .model = std::move(*model)};
    }
    return next_->solve(query);
  }

 private:
  // What a look at the conditions tells: is it worth trying, and which numbers does the program know?
  void look(TermId id) {
    if (!seen_.insert(id).second) return;
    const Term& term = terms_[id];
    switch (term.op) {
      case Operator::Constant:
        if (const auto* number = std::get_if<BigInteger>(&terms_.constant(id))) {
          IntegerView view(*number);
          if (view.fits_int64()) constants_.push_back(view.to_int64());
        }
        break;
      case Operator::Multiply:
        hard_ = hard_ || (!terms_.is_constant(term.operands[0]) && !terms_.is_constant(term.operands[1]));
        break;
      case Operator::Divide:
      case Operator::Remainder:
      case Operator::Truncate:
      case Operator::FloatDivide:
      case Operator::FloatMultiply: hard_ = true; break;
      default: break;
    }
    for (TermId operand : term.operands) look(operand);
  }

  std::optional<Model> probe(const Query& query) {
    seen_.clear();
    constants_.clear();
    hard_ = false;
    Model model;
    std::vector<TermId> variables;
    for (TermId condition : query.conditions) {
      look(condition);
      for (TermId variable : terms_.variables(condition)) {
        if (!model.emplace(variable, value_in(terms_, query.hint, variable)).second) continue;
        if (terms_[variable].sort != Sort::Int) return {};
        variables.push_back(variable);
      }
    }
    if (!hard_ || variables.size() > most_variables) return {};
    for (TermId variable : variables) {
      Scalar before = model[variable];
      IntegerView view(std::get<BigInteger>(before));
      for (int64_t value : candidates(view.fits_int64() ? view.to_int64() : 0)) {
        model[variable] = BigInteger(value);
        if (holds(query, model)) return model;
      }
      model[variable] = before;
    }
    return {};
  }

  std::vector<int64_t> candidates(int64_t base) const {
    std::vector<int64_t> values;
    for (int64_t i = 0; i <= dense; ++i) values.push_back(i);
    for (int64_t i = 1; i <= near; ++i) values.insert(values.end(), {base + i, base - i});
    for (int64_t constant : constants_) {
      if (constant > INT64_MAX - 2 || constant < INT64_MIN + 2) continue;
      values.insert(values.end(), {constant, constant - 1, constant + 1});
    }
    for (int64_t power = 1; power < int64_t{1} << 40; power *= 2) {
      values.insert(values.end(), {power, -power, power - 1, power + 1});
    }
    uint64_t state = 0x9e3779b97f4a7c15u;
    for (int64_t magnitude = 1000; magnitude <= 10'000'000; magnitude *= 10) {
      for (size_t i = 0; i < random_each; ++i) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        values.push_back(static_cast<int64_t>((state >> 20) % static_cast<uint64_t>(magnitude)));
      }
    }
    return values;
  }

  bool holds(const Query& query, const Model& model) const {
    for (auto condition = query.conditions.rbegin(); condition != query.conditions.rend(); ++condition) {
      if (!terms_.holds(*condition, model)) return false; // the last is the newest, and most often the violated one
    }
    return true;
  }

  TermTable& terms_;
  NextLayer next_;
  std::unordered_set<TermId> seen_;
  std::vector<int64_t> constants_;
  bool hard_ = false;
};

} // namespace

NextLayer probe_layer(TermTable& terms, NextLayer next) { return std::make_unique<ProbeLayer>(terms, std::move(next)); }

} // namespace assay
