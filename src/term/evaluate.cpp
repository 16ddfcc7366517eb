// Evaluation. Small terms are evaluated as trees; larger ones, where parts may be shared many times over or nested
// beyond what the stack holds, go through their parts in order of ids, each once.

#include <algorithm>
#include <array>
#include <vector>

#include "term/operation.h"
#include "term/term_contents.h"

namespace assay::term {

namespace {

constexpr uint32_t largest_tree = 64;

Datum lookup(const Model& model, TermId variable, Sort sort) {
  auto found = model.find(variable);
  if (found == model.end() || found->second.index() != static_cast<size_t>(sort)) return {};
  return datum_of(found->second);
}

} // namespace

std::optional<Scalar> TermTable::evaluate(TermId id, const Model& model) const {
  Datum result = contents_->evaluate(id, model);
  if (!has_value(result)) return std::nullopt;
  return scalar_of(result);
}

bool TermTable::holds(TermId id, const Model& model) const {
  Datum result = contents_->evaluate(id, model);
  const bool* truth = std::get_if<bool>(&result);
  return truth != nullptr && *truth;
}

Datum TermTable::Contents::evaluate(TermId id, const Model& model) const {
  return node(id).tree_size <= largest_tree ? evaluate_tree(id, model) : evaluate_parts(id, model);
}

Datum TermTable::Contents::evaluate_tree(TermId id, const Model& model) const {
  const Term& term = node(id);
  switch (term.op) {
    case Operator::Constant: return datum(id);
    case Operator::Variable: return lookup(model, id, term.sort);
    case Operator::And:
    case Operator::Or: return evaluate_junction(term, model);
    case Operator::IfThenElse: {
      Datum condition = evaluate_tree(term.operands[0], model);
      if (!has_value(condition)) return {};
      return evaluate_tree(term.operands[std::get<bool>(condition) ? 1 : 2], model);
    }
    case Operator::Opaque: return call(term, model);
    default: {
      std::array<Datum, 2> operands;
      for (size_t i = 0; i < term.operands.size(); ++i) {
        operands[i] = evaluate_tree(term.operands[i], model);
        if (!has_value(operands[i])) return {};
      }
      return apply(term.op, term.parameter, std::span(operands.data(), term.operands.size()));
    }
  }
}

Datum TermTable::Contents::evaluate_junction(const Term& term, const Model& model) const {
  bool decisive = term.op == Operator::Or;
  bool known = true;
  for (TermId operand : term.operands) {
    Datum value = evaluate_tree(operand, model);
    if (!has_value(value)) {
      known = false;
    } else if (std::get<bool>(value) == decisive) {
      return decisive;
    }
  }
  return known ? Datum(!decisive) : Datum();
}

Datum TermTable::Contents::call(const Term& term, const Model& model) const {
  std::vector<Datum> operands;
  for (TermId operand : term.operands) operands.push_back(evaluate_tree(operand, model));
  return evaluator->apply(term.parameter, operands);
}

Datum TermTable::Contents::evaluate_parts(TermId id, const Model& model) const {
  std::vector<TermId> in_order = parts(id);
  std::vector<Datum> values(in_order.size());
  std::vector<Datum> operands;
  for (size_t i = 0; i < in_order.size(); ++i) {
    const Term& term = node(in_order[i]);
    if (term.op == Operator::Constant) {
      values[i] = datum(in_order[i]);
    } else if (term.op == Operator::Variable) {
      values[i] = lookup(model, in_order[i], term.sort);
    } else {
      operands.clear();
      for (TermId operand : term.operands) {
        auto place = std::lower_bound(in_order.begin(), in_order.end(), operand) - in_order.begin();
        operands.push_back(values[static_cast<size_t>(place)]);
      }
      bool is_call = term.op == Operator::Opaque;
      values[i] = is_call ? evaluator->apply(term.parameter, operands) : apply(term.op, term.parameter, operands);
    }
  }
  return values.back();
}

} // namespace assay::term
