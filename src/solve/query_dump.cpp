#include "solve/query_dump.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <set>
#include <unordered_map>
#include <vector>

#include "solve/decimal_facts.h"
#include "solve/definedness.h"
#include "solve/rational.h"
#include "term/number.h"

namespace assay::solve {

namespace {

std::string_view smtlib_name(Operator op) {
  switch (op) {
    case Operator::Not: return "not";
    case Operator::And: return "and";
    case Operator::Or: return "or";
    case Operator::Equal:
    case Operator::MixedEqual: return "=";
    case Operator::Less:
    case Operator::MixedLess: return "<";
    case Operator::LessOrEqual: return "<=";
    case Operator::MixedGreater: return ">";
    case Operator::Add:
    case Operator::FloatAdd: return "+";
    case Operator::Subtract:
    case Operator::FloatSubtract:
    case Operator::Negate:
    case Operator::FloatNegate: return "-";
    case Operator::Multiply:
    case Operator::FloatMultiply: return "*";
    case Operator::FloatDivide: return "/";
    case Operator::Divide: return "quotient";
    case Operator::Remainder: return "remainder";
    case Operator::Truncate: return "truncate";
    case Operator::ToFloat: return "to_real";
    case Operator::IfThenElse: return "ite";
    case Operator::IeeeEqual: return "=";
    case Operator::IeeeLess: return "<";
    case Operator::IeeeLessOrEqual: return "<=";
    case Operator::IeeeAdd: return "+";
    case Operator::IeeeSubtract:
    case Operator::IeeeNegate: return "-";
    case Operator::IeeeMultiply: return "*";
    case Operator::IeeeDivide: return "/";
    case Operator::IeeeFromInteger: return "to_real";
    default: return ""; // written in another way, or an unknown
  }
}

std::string_view smtlib_name(Sort sort) { return sort == Sort::Bool ? "Bool" : sort == Sort::Int ? "Int" : "Real"; }

// Negative numerals are not part of the language; nor are fractions.
std::string numeral(std::string text, bool real) {
  bool negative = text.starts_with('-');
  if (negative) text.erase(0, 1);
  size_t slash = text.find('/');
  if (slash != std::string::npos) {
    text = fmt::format("(/ {}.0 {}.0)", text.substr(0, slash), text.substr(slash + 1));
  } else if (real) {
    text += ".0";
  }
  return negative ? fmt::format("(- {})", text) : text;
}

class Writer {
 public:
  explicit Writer(TermTable& terms) : terms_(terms) {}

  std::string write(std::span<const TermId> conditions, std::string_view status) {
    std::vector<TermId> explicit_conditions;
    std::set<TermId> parts;
    for (TermId condition : conditions) {
      explicit_conditions.push_back(require_values(terms_, condition));
      for (TermId part : terms_.parts(explicit_conditions.back())) parts.insert(part);
    }
    for (TermId part : parts) {
      for (TermId operand : terms_[part].operands) ++uses_[operand];
    }
    preamble(parts, status);
    for (TermId part : parts) define(part);
    for (TermId condition : explicit_conditions) text_ += fmt::format("(assert {})\n", names_.at(condition));
    return std::move(text_) + "(check-sat)\n";
  }

 private:
  void preamble(const std::set<TermId>& parts, std::string_view status) {
    text_ = fmt::format("(set-logic ALL)\n(set-info :status {})\n", status);
    auto uses = [&](Operator op) {
      return std::any_of(parts.begin(), parts.end(), [&](TermId part) { return terms_[part].op == op; });
    };
    if (uses(Operator::Divide)) {
      text_ += "(define-fun quotient ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))\n";
    }
    if (uses(Operator::Remainder)) {
      text_ += "(define-fun remainder ((a Int) (b Int)) Int (ite (>= a 0) (mod a b) (- (mod (- a) b))))\n";
    }
    if (uses(Operator::Truncate)) {
      text_ += "(define-fun truncate ((a Real)) Int (ite (>= a 0.0) (to_int a) (- (to_int (- a)))))\n";
    }
    if (uses(Operator::Overflows)) {
      // What rounds to no finite float: (2^54 - 1) * 2^970.
      text_ += fmt::format("(define-fun overflows ((a Real)) Bool (let ((b {}.0)) (or (>= a b) (<= a (- b)))))\n",
                           to_text(Number::power_of_two(1024) - Number::power_of_two(970)));
    }
    std::set<uint32_t> widths;
    for (TermId part : parts) {
      if (terms_[part].op == Operator::Wrap) widths.insert(terms_[part].parameter);
    }
    for (uint32_t width : widths) {
      Number half = Number::power_of_two(width - 1);
      text_ += fmt::format("(define-fun wrap_{0} ((a Int)) Int (- (mod (+ a {1}) {2}) {1}))\n", width, to_text(half),
                           to_text(half + half));
    }
  }

  // What is used once is written where it is used, the rest gets a name.
  void define(TermId part) {
    const Term& term = terms_[part];
    std::string body = text_of(part, term);
    constexpr size_t longest_line = 4000;
    if (term.operands.empty() || (uses_[part] <= 1 && body.size() < longest_line)) {
      names_[part] = std::move(body);
      return;
    }
    names_[part] = fmt::format("t{}", part);
    text_ += fmt::format("(define-fun t{} () {} {})\n", part, smtlib_name(term.sort), body);
  }

  std::string text_of(TermId part, const Term& term) {
    if (term.op == Operator::Constant) return constant(terms_.constant(part));
    bool is_unknown = term.op >= Operator::BitAnd && smtlib_name(term.op).empty();
    if (is_unknown || is_known_by_facts(term.op) || term.op == Operator::Variable) {
      std::string name = smtlib_variable(part);
      text_ += fmt::format("(declare-const {} {})\n", name, smtlib_name(term.sort));
      return name;
    }
    if (term.op == Operator::Overflows) {
      std::string_view operation = smtlib_name(static_cast<Operator>(term.parameter));
      return fmt::format("(overflows ({} {} {}))", operation, names_.at(term.operands[0]), names_.at(term.operands[1]));
    }
    bool mixed = term.op >= Operator::MixedEqual && term.op <= Operator::MixedGreater;
    std::string result = "(";
    if (term.op == Operator::Wrap) {
      result += fmt::format("wrap_{}", term.parameter);
    } else {
      result += smtlib_name(term.op);
    }
    for (size_t i = 0; i < term.operands.size(); ++i) {
      const std::string& operand = names_.at(term.operands[i]);
      result += mixed && i == 0 ? fmt::format(" (to_real {})", operand) : " " + operand;
    }
    return result + ")";
  }

  static std::string constant(const Scalar& value) {
    if (const bool* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
    if (const double* floating = std::get_if<double>(&value)) {
      return std::isfinite(*floating) ? numeral(fraction_text(*floating), true) : "0.0";
    }
    return numeral(to_text(IntegerView(std::get<BigInteger>(value))), false);
  }

  TermTable& terms_;
  std::unordered_map<TermId, size_t> uses_;
  std::unordered_map<TermId, std::string> names_;
  std::string text_;
};

} // namespace

std::string smtlib_variable(TermId variable) { return fmt::format("x{}", variable); }

std::string smtlib_query(TermTable& terms, std::span<const TermId> conditions, Verdict verdict) {
  // Of reals, and of unknowns, nothing is said by an answer about floats and bits.
  for (TermId condition : conditions) {
    for (TermId part : terms.parts(condition)) {
      if (terms[part].op >= Operator::BitAnd) verdict = Verdict::Unknown;
    }
  }
  std::string_view status = verdict == Verdict::Satisfiable     ? "sat"
                            : verdict == Verdict::Unsatisfiable ? "unsat"
                                                                : "unknown";
  return Writer(terms).write(conditions, status);
}

void QueryDump::begin(TermTable& terms, std::span<const TermId> conditions) {
  if (folder_.empty()) return;
  ++written_;
  write(smtlib_query(terms, conditions, Verdict::Unknown));
}

void QueryDump::end(TermTable& terms, std::span<const TermId> conditions, Verdict verdict) {
  if (!folder_.empty()) write(smtlib_query(terms, conditions, verdict));
}

void QueryDump::write(const std::string& text) const {
  // A folder that can't be written to is the caller's to notice before the search starts.
  std::error_code ignored;
  std::filesystem::create_directories(folder_, ignored);
  std::ofstream file(folder_ / fmt::format("query-{:06}.smt2", written_));
  file << text;
}

} // namespace assay::solve
