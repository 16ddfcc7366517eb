// Where conditions ask for the decimal digits of a float, the float is found by its digits (solve/digit_search.h). Of a
// float that was computed it is asked to be the one that was found, which the other layers look for. A search that has
// tried every float that has the digits refutes.

#include <algorithm>
#include <vector>

#include "solve/decimal_facts.h"
#include "solve/digit_search.h"
#include "solve/layers.h"
#include "solve/values.h"

namespace assay::solve {

namespace {

constexpr size_t quick_nodes = 20'000;
constexpr size_t full_nodes = 100'000;
constexpr size_t quick_tries = 1'500;
constexpr size_t full_tries = 6'000;
constexpr size_t most_handed_on = 4; // numbers that other layers are asked about

class DigitsLayer : public Solver {
 public:
  DigitsLayer(TermTable& terms, NextLayer next) : terms_(terms), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    Answer answer = find(query);
    return answer.verdict == Verdict::Unknown ? next_->solve(query) : answer;
  }

 private:
  // The first float whose digits are asked for.
  TermId number_in(std::span<const TermId> conditions) const {
    for (TermId condition : conditions) {
      for (TermId part : terms_.parts(condition)) {
        if (is_known_by_facts(terms_[part].op)) return terms_[part].operands[0];
      }
    }
    return no_term;
  }

  Answer find(const Query& query) {
    TermId number = number_in(query.conditions);
    if (number == no_term) return {};
    bool is_variable = terms_[number].op == Operator::Variable;
    std::optional<Model> found;
    size_t handed_on = 0;
    bool is_quick = query.effort == Effort::Quick;
    DigitSearch search(terms_, query.conditions, number, is_quick ? quick_nodes : full_nodes,
                       is_quick ? quick_tries : full_tries);
    search.run([&](double value) {
      found =
          is_variable ? with_variable(query, number, value, handed_on) : with_computed(query, number, value, handed_on);
      return found.has_value() || handed_on == most_handed_on;
    });
    if (found) return {.verdict = Verdict::Satisfiable, .layer = Layer::Digits, .model = std::move(*found)};
    bool is_refuted = is_variable && handed_on == 0 && search.is_complete();
    if (is_refuted) return {.verdict = Verdict::Unsatisfiable, .layer = Layer::Digits, .model = {}};
    return {};
  }

  // The conditions with the value for the variable; what is left of them is for the other layers, or for the next
  // float.
  std::optional<Model> with_variable(const Query& query, TermId variable, double value, size_t& handed_on) {
    std::vector<TermId> rest;
    for (TermId condition : query.conditions) {
      TermId left = terms_.substitute(condition, {{variable, terms_.floating(value)}});
      if (terms_.is_true(left)) continue;
      if (!terms_[left].has_variables) return {};
      rest.push_back(left);
    }
    Model model;
    if (!rest.empty()) {
      ++handed_on;
      Answer answer = solve({.conditions = rest, .hint = query.hint, .effort = query.effort});
      if (answer.verdict != Verdict::Satisfiable) return {};
      model = std::move(answer.model);
    }
    model.insert_or_assign(variable, value);
    return checked(query, std::move(model));
  }

  // Whether the term can be that number while all holds that does not ask for its digits.
  std::optional<Model> with_computed(const Query& query, TermId number, double value, size_t& handed_on) {
    std::vector<TermId> rest = {terms_.make(Operator::Equal, {number, terms_.floating(value)})};
    if (terms_.is_false(rest[0])) return {};
    for (TermId condition : query.conditions) {
      if (number_in({&condition, 1}) == no_term) rest.push_back(condition);
    }
    ++handed_on;
    Answer answer = next_->solve({.conditions = rest, .hint = query.hint, .effort = query.effort});
    if (answer.verdict != Verdict::Satisfiable) return {};
    return checked(query, std::move(answer.model));
  }

  // With the values of the run for what nothing was asked about.
  std::optional<Model> checked(const Query& query, Model model) const {
    for (TermId condition : query.conditions) {
      for (TermId variable : terms_.variables(condition)) {
        if (!model.contains(variable)) model.emplace(variable, value_in(terms_, query.hint, variable));
      }
    }
    bool holds = std::ranges::all_of(query.conditions, [&](TermId each) { return terms_.holds(each, model); });
    return holds ? std::optional(std::move(model)) : std::nullopt;
  }

  TermTable& terms_;
  NextLayer next_;
};

} // namespace

NextLayer digits_layer(TermTable& terms, NextLayer next) {
  return std::make_unique<DigitsLayer>(terms, std::move(next));
}

} // namespace assay::solve
