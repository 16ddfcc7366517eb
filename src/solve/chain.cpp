#include "solve/chain.h"

#include "solve/layers.h"

namespace assay::solve {

namespace {

class EndOfChain : public Solver {
 public:
  Answer solve(const Query&) override { return {}; }
};

} // namespace

std::unique_ptr<Solver> make_solver_chain(TermTable& terms, SolverOptions options, SolverStatistics& statistics) {
  auto has = [&](Layer layer) { return layer <= options.last_layer; };
  NextLayer chain = std::make_unique<EndOfChain>();
  auto canonical = std::make_unique<TermTable>(terms.evaluator());
  if (has(Layer::Z3Exact)) chain = last_walk_layer(*canonical, statistics.walk, std::move(chain));
  if (has(Layer::Cvc5)) chain = cvc5_layer(*canonical, options, statistics, std::move(chain));
  if (has(Layer::Z3Exact)) chain = z3_floats_layer(*canonical, options, statistics, std::move(chain));
  if (has(Layer::Z3)) chain = z3_layer(*canonical, options, statistics, std::move(chain));
  if (has(Layer::Z3Exact)) chain = z3_bits_layer(*canonical, options, statistics, std::move(chain));
  if (has(Layer::Walk)) chain = walk_layer(*canonical, statistics.walk, std::move(chain));
  if (has(Layer::Digits)) chain = digits_layer(*canonical, std::move(chain));
  if (has(Layer::Propagation)) chain = propagation_layer(*canonical, std::move(chain));
  if (has(Layer::RecentModel)) chain = recent_model_layer(*canonical, options.recent_models, std::move(chain));
  if (has(Layer::Cache)) chain = slice_layer(terms, std::move(canonical), cache_layer(std::move(chain)));
  if (has(Layer::Hint)) chain = hint_layer(terms, std::move(chain));
  return audit_layer(terms, statistics, simplify_layer(terms, std::move(chain)));
}

} // namespace assay::solve
