#include "solve/digit_search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

namespace assay::solve {

namespace {

constexpr uint32_t most_whole_digits = 17;

bool is_digits(Operator op) {
  return op == Operator::Scaled || op == Operator::Significand || op == Operator::Exponent;
}

double float_of(const Number& digits, int64_t power) {
  return std::strtod((to_text(digits) + "e" + std::to_string(power)).c_str(), nullptr);
}

// Of digits that are scaled as a double.
Number error_of_scaling(uint32_t decimals) {
  constexpr uint32_t without_error = 13;
  return decimals > without_error && decimals <= most_scaled_decimals ? 1000 : 0;
}

} // namespace

DigitSearch::DigitSearch(TermTable& terms, std::span<const TermId> conditions, TermId number, size_t most_nodes,
                         size_t most_tries)
    : terms_(terms), number_(number), nodes_left_(most_nodes), tries_left_(most_tries) {
  choose_lead(conditions);
  // Variables of numbers that nobody else has.
  constexpr uint32_t own = UINT32_MAX - 8;
  sign_ = terms_.variable(Sort::Bool, own);
  digits_ = terms_.variable(Sort::Int, own + 1);
  exponent_ = terms_.variable(Sort::Int, own + 2);
  abstract(conditions);
  for (TermId condition : conditions) look_at_range(condition);
}

// The most digits say the most about a number.
void DigitSearch::choose_lead(std::span<const TermId> conditions) {
  uint32_t most = 0;
  for (TermId condition : conditions) {
    for (TermId part : terms_.parts(condition)) {
      const Term& term = terms_[part];
      if (!is_digits(term.op) || term.operands[0] != number_) continue;
      bool is_scaled = term.op == Operator::Scaled;
      uint32_t digits = is_scaled ? 1 + term.parameter : 1 + most_digits(term.parameter);
      if (digits <= most) continue;
      most = digits;
      lead_ = {.is_scaled = is_scaled, .digits = term.parameter};
    }
  }
  if (most == 0) lead_ = {.is_scaled = false, .digits = fewest_digits};
}

// What is chosen becomes a variable; other digits of the number stay, and are looked at when it is known.
void DigitSearch::abstract(std::span<const TermId> conditions) {
  for (TermId condition : conditions) {
    for (TermId part : terms_.parts(condition)) {
      if (unknowns_.contains(part)) continue;
      const Term& term = terms_[part];
      bool is_of_lead = is_digits(term.op) && term.operands[0] == number_ &&
                        (term.op == Operator::Scaled) == lead_.is_scaled && term.parameter == lead_.digits;
      TermId made = part;
      if (is_of_lead) {
        made = term.op == Operator::Exponent ? exponent_ : digits_;
      } else if (term.op == Operator::IsNegative && term.operands[0] == number_) {
        made = sign_;
      } else if (!term.operands.empty()) {
        std::vector<TermId> operands;
        bool changes = false;
        for (TermId operand : term.operands) {
          operands.push_back(unknowns_.at(operand));
          changes = changes || operands.back() != operand;
        }
        if (changes) made = terms_.make(term.op, operands, term.parameter);
      }
      unknowns_.emplace(part, made);
    }
    abstract_.push_back(unknowns_.at(condition));
  }
}

// What comparisons with constants say of the number itself.
void DigitSearch::look_at_range(TermId condition) {
  const Term& term = terms_[condition];
  if (term.op != Operator::Equal && term.op != Operator::Less && term.op != Operator::LessOrEqual) return;
  auto constant = [&](TermId id) { return std::get<double>(terms_.constant(id)); };
  TermId left = term.operands[0];
  TermId right = term.operands[1];
  bool is_equal = term.op == Operator::Equal;
  if (left == number_ && terms_.is_constant(right)) {
    greatest_ = greatest_ ? std::min(*greatest_, constant(right)) : constant(right);
    if (is_equal) least_ = least_ ? std::max(*least_, constant(right)) : constant(right);
  } else if (right == number_ && terms_.is_constant(left)) {
    least_ = least_ ? std::max(*least_, constant(left)) : constant(left);
  }
}

bool DigitSearch::run(const Try& try_number) {
  try_ = &try_number;
  for (bool negative : {false, true}) {
    negative_ = negative;
    bounds_.clear();
    bounds_[sign_] = Interval::exactly(negative ? 1 : 0);
    std::optional<Open> open = still_open(abstract_);
    if (!open) continue;
    bool is_found =
        lead_.is_scaled ? choose_length(-static_cast<int64_t>(lead_.digits), *open) : choose_exponent(*open);
    if (is_found) return true;
  }
  return false;
}

bool DigitSearch::choose_exponent(const Open& open) {
  auto choose = [&](int64_t exponent) {
    if (exponent < least_exponent || exponent > greatest_exponent) return false;
    bounds_[exponent_] = Interval::exactly(exponent);
    bounds_.erase(digits_);
    std::optional<Open> left = still_open(open);
    return left && choose_length(exponent, *left);
  };
  for (int64_t i = 0; i <= -least_exponent; ++i) {
    if (choose(i) || (i != 0 && choose(-i))) return true;
  }
  bounds_.erase(exponent_);
  return false;
}

// Of a significand, `power` is its exponent; else that of its last digit.
bool DigitSearch::choose_length(int64_t power, const Open& open) {
  uint32_t least = 1;
  uint32_t most = lead_.digits + most_whole_digits;
  if (!lead_.is_scaled) {
    least = lead_.digits == fewest_digits ? 1 : lead_.digits;
    most = most_digits(lead_.digits);
    bool may_be_zero = bounds_.at(exponent_).contains(0);
    if (may_be_zero && choose_digits(0, 0, 0, open)) return true;
  } else if (choose_digits(0, 0, power, open)) {
    return true;
  }
  for (uint32_t length = least; length <= most; ++length) {
    int64_t last = lead_.is_scaled ? power : power + 1 - static_cast<int64_t>(length);
    for (int64_t first = 1; first <= 9; ++first) {
      if (choose_digits(first, length - 1, last, open)) return true;
      if (is_spent()) return false;
    }
  }
  if (lead_.is_scaled) {
    bounds_[digits_] = {.low = power_of_ten(most), .high = {}};
    complete_ = complete_ && !still_open(open);
  }
  return false;
}

bool DigitSearch::is_spent() {
  if (nodes_left_ > 0 && tries_left_ > 0) return false;
  complete_ = false;
  return true;
}

bool DigitSearch::choose_digits(const Number& prefix, uint32_t missing, int64_t power, const Open& open) {
  if (is_spent()) return false;
  --nodes_left_;
  Number scale = power_of_ten(missing);
  Number low = prefix * scale;
  Interval digits = {.low = low, .high = low + scale - 1};
  bounds_[digits_] = digits;
  if (!may_lie_within(digits, power)) return false;
  std::optional<Open> left = still_open(open);
  if (!left) return false;
  if (prefix.is_zero() && !lead_.is_scaled) return try_magnitude(0);
  if (std::optional<Floats> floats = few_floats(digits, power)) return try_all(*floats);
  if (missing == 0) return try_digits(prefix, power);
  for (int64_t digit = 0; digit <= 9; ++digit) {
    if (choose_digits(prefix * 10 + digit, missing - 1, power, *left)) return true;
  }
  return false;
}

// The nearest of the many floats that have these digits, and its neighbours.
bool DigitSearch::try_digits(const Number& digits, int64_t power) {
  double nearest = float_of(digits, power);
  for (double magnitude : {nearest, std::nextafter(nearest, INFINITY), std::nextafter(nearest, 0)}) {
    if (try_magnitude(magnitude)) return true;
  }
  complete_ = false;
  return false;
}

bool DigitSearch::try_magnitude(double magnitude) {
  if (!std::isfinite(magnitude) || is_spent()) return false;
  --tries_left_;
  return (*try_)(negative_ ? -magnitude : magnitude);
}

Number DigitSearch::margin() const { return lead_.is_scaled ? Number(1) + error_of_scaling(lead_.digits) : Number(1); }

std::optional<DigitSearch::Floats> DigitSearch::few_floats(const Interval& digits, int64_t power) const {
  constexpr int64_t few = 12;
  Number low = *digits.low - margin();
  if (low.sign() <= 0) return {};
  double first = float_of(low, power);
  double last = float_of(*digits.high + margin(), power);
  if (!std::isfinite(last)) return {};
  if (std::bit_cast<int64_t>(last) - std::bit_cast<int64_t>(first) > few) return {};
  return Floats{first, last};
}

// Those with the fewest digits first.
bool DigitSearch::try_all(const Floats& floats) {
  std::vector<double> all;
  for (double each = floats.first; each <= floats.last; each = std::nextafter(each, INFINITY)) all.push_back(each);
  std::ranges::stable_sort(all, {}, [](double each) { return decimal_of(each, fewest_digits).significand; });
  return std::ranges::any_of(all, [&](double each) { return try_magnitude(each); });
}

// What holds stays so, whatever else is chosen.
std::optional<DigitSearch::Open> DigitSearch::still_open(const Open& open) {
  Open left;
  for (TermId condition : open) {
    std::optional<bool> truth = AbstractEvaluator(terms_, bounds_).truth(condition);
    if (truth == false) return {};
    if (!truth) left.push_back(condition);
  }
  return left;
}

bool DigitSearch::may_lie_within(const Interval& digits, int64_t power) const {
  if (!least_ && !greatest_) return true;
  auto real = [](const Number& number) { return std::strtold(to_text(number).c_str(), nullptr); };
  constexpr long double slack = 1e-15L;
  Number margin = this->margin();
  long double scale = std::pow(10.0L, static_cast<long double>(power));
  long double low = std::max(0.0L, real(*digits.low - margin)) * scale * (1 - slack);
  long double high = real(*digits.high + margin) * scale * (1 + slack);
  if (negative_) {
    std::swap(low, high);
    low = -low;
    high = -high;
  }
  return (!least_ || high >= *least_) && (!greatest_ || low <= *greatest_);
}

} // namespace assay::solve
