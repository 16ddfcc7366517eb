#include "finding/contract_inputs.h"

#include "finding/input_size.h"

namespace assay::finding {

namespace {

SearchOptions options_of_search(SearchOptions search) {
  search.strategy = &smallest_first();
  search.size = UINT64_MAX;
  search.unfold_every = 0;
  search.prefers_returning = true;
  return search;
}

} // namespace

ContractInputs::ContractInputs(ProgramSide reference, std::unique_ptr<InputSpace> space, Signature signature,
                               Options options)
    : probes_(space->shapes, signature), options_(options), machine_(reference.program),
      exploration_(std::move(space),
                   {reference.program, probes_.input(),
                    [this](Context& context, Input& input) { return calls_.run(machine_, context, input.arguments()); },
                    probes_.arguments()},
                   {options_of_search(options_.search), options_.solver}),
      calls_(reference, exploration_.shapes(), probes_.input(), options_.search.depth) {
  exploration_.watch(*this);
}

ContractInputs::~ContractInputs() = default;

bool ContractInputs::step() {
  if (steps_ >= options_.steps) return false;
  ++steps_;
  path_.reset();
  if (!exploration_.search().step()) {
    steps_ = options_.steps;
    return false;
  }
  if (path_) exploration_.search().run_drawn(*path_);
  return true;
}

void ContractInputs::after_insert(FinishedRun& run) {
  if (run.rejected || !run.outcome.returned()) return;
  std::span<const Value> parts = run.input.arguments();
  if (size_of(parts.first(probes_.arguments()), Counting::AsWritten) <= options_.search.size) return;
  if (run.is_extra) {
    inputs_.push_back(std::make_shared<const KeptInput>(parts));
  } else if (run.is_new && run.last != no_node) {
    path_ = Flip{run.last, run.last_taken};
  }
}

} // namespace assay::finding
