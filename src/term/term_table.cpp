// The public face of the table; simplification on construction is simplifier.h, evaluation evaluate.cpp.

#include <algorithm>
#include <bit>
#include <vector>

#include "term/simplifier.h"
#include "term/term_contents.h"

namespace assay::term {

bool operator==(const Scalar& left, const Scalar& right) {
  if (left.index() != right.index()) return false;
  if (const BigInteger* integer = std::get_if<BigInteger>(&left)) {
    return compare(IntegerView(*integer), IntegerView(std::get<BigInteger>(right))) == 0;
  }
  if (const double* floating = std::get_if<double>(&left)) {
    return std::bit_cast<uint64_t>(*floating) == std::bit_cast<uint64_t>(std::get<double>(right));
  }
  return std::get<bool>(left) == std::get<bool>(right);
}

TermTable::TermTable() : TermTable(std::make_shared<Evaluator>()) {}

TermTable::TermTable(std::shared_ptr<Evaluator> evaluator) : contents_(new Contents) {
  contents_->evaluator = std::move(evaluator);
  contents_->truths[0] = contents_->intern_constant(Sort::Bool, false);
  contents_->truths[1] = contents_->intern_constant(Sort::Bool, true);
}

TermTable::~TermTable() { delete contents_; }

const Term& TermTable::operator[](TermId id) const { return contents_->node(id); }

size_t TermTable::size() const { return contents_->count - 1; }

TermId TermTable::truth(bool value) { return contents_->truths[value ? 1 : 0]; }

TermId TermTable::integer(int64_t value) {
  constexpr int64_t offset = Contents::small_integers / 2;
  if (value < -offset || value >= offset) return contents_->intern_constant(Sort::Int, Number(value));
  TermId& known = contents_->integers[static_cast<size_t>(value + offset)];
  if (known == no_term) known = contents_->intern_constant(Sort::Int, Number(value));
  return known;
}

TermId TermTable::integer(const BigInteger& value) {
  Number number(value);
  return number.is_small() ? integer(number.small()) : contents_->intern_constant(Sort::Int, std::move(number));
}

TermId TermTable::floating(double value) { return contents_->intern_constant(Sort::Float, with_one_nan(value)); }

const std::shared_ptr<Evaluator>& TermTable::evaluator() const { return contents_->evaluator; }

TermId TermTable::variable(Sort sort, uint32_t number) {
  return contents_->intern(Operator::Variable, sort, number, {});
}

TermId TermTable::make(Operator op, std::span<const TermId> operands, uint32_t parameter) {
  return Simplifier(*this).make(op, operands, parameter);
}

const Scalar& TermTable::constant(TermId id) const {
  return contents_->constants[contents_->node(id).parameter].scalar;
}

bool TermTable::is_true(TermId id) const { return id == contents_->truths[1]; }

bool TermTable::is_false(TermId id) const { return id == contents_->truths[0]; }

std::span<const TermId> TermTable::variables(TermId id) const { return contents_->variables(id); }

std::vector<TermId> TermTable::parts(TermId id) const { return contents_->parts(id); }

TermId TermTable::substitute(TermId id, const std::unordered_map<TermId, TermId>& replacements) {
  std::unordered_map<TermId, TermId> results;
  std::vector<TermId> operands;
  for (TermId next : contents_->parts(id)) {
    const Term& term = (*this)[next];
    if (term.op == Operator::Variable) {
      auto replacement = replacements.find(next);
      results[next] = replacement == replacements.end() ? next : replacement->second;
    } else if (!term.has_variables) {
      results[next] = next;
    } else {
      operands.clear();
      for (TermId operand : term.operands) operands.push_back(results.at(operand));
      bool same = std::equal(operands.begin(), operands.end(), term.operands.begin());
      results[next] = same ? next : make(term.op, operands, term.parameter);
    }
  }
  return results.at(id);
}

} // namespace assay::term
