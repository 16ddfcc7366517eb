#include "solve/solver.h"

namespace assay::solve {

std::string_view name_of(Layer layer) {
  switch (layer) {
    case Layer::Simplified: return "simplified";
    case Layer::Hint: return "hint";
    case Layer::Cache: return "cache";
    case Layer::RecentModel: return "recent model";
    case Layer::Propagation: return "propagation";
    case Layer::Digits: return "digits";
    case Layer::Walk: return "walk";
    case Layer::Z3: return "z3";
    case Layer::Z3Exact: return "z3 exact";
    case Layer::Cvc5: return "cvc5";
    case Layer::None: return "none";
  }
  return "";
}

} // namespace assay::solve
