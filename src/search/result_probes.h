#pragma once
// What functions among the results of two programs are applied to: further parts of the input, behind the arguments,
// one for each argument of each kind of function that the reference's result may hold. Two pure functions differ only
// if they do on some arguments, so functions of one kind share theirs.

#include <map>
#include <optional>
#include <vector>

#include "input/signature.h"

namespace assay::search {

class ResultProbes {
 public:
  ResultProbes(ShapeTable& shapes, const Signature& signature);

  uint32_t arguments() const { return arguments_; } // of the function itself
  ShapeId input() const { return input_; }          // its arguments, then the probes
  ShapeId result() const { return result_; }
  // What becomes of an argument.
  ShapeId argument(uint32_t index) const {
    return index < argument_results_.size() ? argument_results_[index] : ShapeTable::any;
  }
  bool empty() const { return first_.empty(); }
  // The index in the input of what a function with these arguments and this result is applied to.
  std::optional<uint32_t> first_of(const std::vector<ShapeId>& fields) const;

 private:
  void collect(ShapeTable& shapes, std::vector<ShapeId>& probes);

  uint32_t arguments_ = 0;
  ShapeId input_ = 0;
  ShapeId result_ = ShapeTable::any;
  std::vector<ShapeId> argument_results_;
  std::map<std::vector<ShapeId>, uint32_t> first_;
};

} // namespace assay::search
