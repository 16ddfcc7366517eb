#pragma once
// Random terms kept as plain trees and evaluated plainly, to compare the table with.

#include <cmath>
#include <memory>
#include <optional>
#include <random>
#include <vector>

#include "term/term.h"

namespace assay {

struct NaiveTerm {
  Operator op = Operator::Constant;
  Sort sort = Sort::Bool;
  uint32_t parameter = 0;
  Scalar constant = false;
  std::vector<NaiveTerm> operands = {};
};

// Values of variables, by sort and number.
struct NaiveModel {
  std::vector<bool> truths;
  std::vector<BigInteger> integers;
  std::vector<double> floats;
};

class NaiveGenerator {
 public:
  explicit NaiveGenerator(uint64_t seed) : random_(seed) {}
  uint32_t variables = 3; // of each sort
  bool floats = true;
  bool products = true;

  uint64_t below(uint64_t bound) { return random_() % bound; }
  NaiveTerm term(Sort sort, int depth);
  NaiveModel model();
  BigInteger integer();
  double floating();

 private:
  NaiveTerm leaf(Sort sort);
  NaiveTerm compound(Operator op, Sort sort, std::initializer_list<Sort> operands, int depth, uint32_t parameter = 0);
  NaiveTerm truth(int depth);
  NaiveTerm number(int depth);
  NaiveTerm real(int depth);

  std::mt19937_64 random_;
};

std::optional<Scalar> evaluate(const NaiveTerm& term, const NaiveModel& model);
TermId build(TermTable& terms, const NaiveTerm& term);
Model model_for(TermTable& terms, const NaiveModel& model);

} // namespace assay
