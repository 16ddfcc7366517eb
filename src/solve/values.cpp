#include "solve/values.h"

namespace assay::solve {

Scalar default_value(Sort sort) {
  switch (sort) {
    case Sort::Bool: return false;
    case Sort::Int: return BigInteger(0);
    case Sort::Float: return 0.0;
  }
  return false;
}

TermId constant_term(TermTable& terms, const Scalar& value) {
  if (const bool* truth = std::get_if<bool>(&value)) return terms.truth(*truth);
  if (const double* floating = std::get_if<double>(&value)) return terms.floating(*floating);
  return terms.integer(std::get<BigInteger>(value));
}

Scalar value_in(const TermTable& terms, const Model* model, TermId variable) {
  if (model != nullptr) {
    auto found = model->find(variable);
    if (found != model->end()) return found->second;
  }
  return default_value(terms[variable].sort);
}

} // namespace assay::solve
