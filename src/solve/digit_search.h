#pragma once
// Floats that are looked for by their decimal digits. Conditions ask for digits of a float: its sign, its exponent and
// the digits one by one are chosen, from the first digit on and the smallest first, as far as the conditions may still
// hold. So what is found is a number that people would write: 2.5, not 2.4703.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "term/abstract_value.h"
#include "term/decimal.h"
#include "term/term.h"

namespace assay::solve {

class DigitSearch {
 public:
  // `number` is a Float term whose digits some of the conditions ask for.
  DigitSearch(TermTable& terms, std::span<const TermId> conditions, TermId number, size_t most_nodes,
              size_t most_tries);

  // Calls with one float after the other, until the answer is true or there are none left.
  using Try = std::function<bool(double)>;
  bool run(const Try& try_number);
  // After a run that found nothing: whether every float that could have satisfied the conditions was tried.
  bool is_complete() const { return complete_; }

 private:
  // Which digits are chosen: all in fixed notation, or those of a significand.
  struct Lead {
    bool is_scaled = false;
    uint32_t digits = 0;
  };
  void choose_lead(std::span<const TermId> conditions);
  void look_at_range(TermId condition);
  void abstract(std::span<const TermId> conditions);
  // Conditions that may hold or not, as far as things are chosen.
  using Open = std::vector<TermId>;
  bool choose_exponent(const Open& open);
  bool choose_length(int64_t power, const Open& open);
  bool choose_digits(const Number& prefix, uint32_t missing, int64_t power, const Open& open);
  bool try_digits(const Number& digits, int64_t power);
  bool try_magnitude(double magnitude);
  // All floats whose digits may be these, if they are few.
  struct Floats {
    double first;
    double last;
  };
  std::optional<Floats> few_floats(const Interval& digits, int64_t power) const;
  bool try_all(const Floats& floats);
  bool is_spent();
  // Those that are still open; nothing if one can't hold any more.
  std::optional<Open> still_open(const Open& open);
  Number margin() const; // how far digits may be from the number they are of
  bool may_lie_within(const Interval& digits, int64_t power) const;

  TermTable& terms_;
  TermId number_;
  size_t nodes_left_;
  size_t tries_left_;
  Lead lead_;
  std::unordered_map<TermId, TermId> unknowns_; // what is chosen, by the term that stands for it in the conditions
  TermId sign_ = no_term;
  TermId digits_ = no_term;
  TermId exponent_ = no_term;
  Open abstract_; // the conditions, with unknowns
  Bounds bounds_;
  bool negative_ = false;
  bool complete_ = true;
  std::optional<double> least_; // of the number
  std::optional<double> greatest_;
  const Try* try_ = nullptr;
};

} // namespace assay::solve
