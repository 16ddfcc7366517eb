#include "finding/contract_inputs.h"

#include "finding/input_size.h"

namespace assay {

ContractInputs::ContractInputs(ProgramSide reference, std::unique_ptr<InputSpace> space, Signature signature,
                               Options options)
    : reference_(reference), space_(std::move(space)), probes_(space_->shapes, signature), options_(options),
      solver_(make_solver_chain(space_->terms, options_.solver, statistics_)), machine_(reference.program) {
  SearchOptions search = options_.search;
  search.strategy = &smallest_first();
  search.size = UINT64_MAX;
  search.unfold_every = 0;
  search.prefers_returning = true;
  WholeCall call = reference_.whole_call(builder_, machine_, *space_, probes_.input());
  auto body = [this, call](Context& context, Input& input) {
    return call.run(machine_, context, input.arguments(), options_.search.depth);
  };
  search_ = std::make_unique<ForwardSearch>(Subject{reference_.program, probes_.input(), body, probes_.arguments()},
                                            *space_, *solver_, search);
  search_->after_insert = [this](FinishedRun& run) { look_at(run); };
}

ContractInputs::~ContractInputs() = default;

bool ContractInputs::step() {
  if (steps_ >= options_.steps) return false;
  ++steps_;
  path_.reset();
  if (!search_->step()) {
    steps_ = options_.steps;
    return false;
  }
  if (path_) search_->run_drawn(*path_);
  return true;
}

void ContractInputs::look_at(FinishedRun& run) {
  if (run.rejected || !run.outcome.returned()) return;
  std::span<const Value> parts = run.input.arguments();
  if (size_of(parts.first(probes_.arguments()), Counting::AsWritten) <= options_.search.size) return;
  if (run.is_extra) {
    inputs_.push_back(std::make_shared<const KeptInput>(parts));
  } else if (run.is_new && run.last != no_node) {
    path_ = Flip{run.last, run.last_taken};
  }
}

} // namespace assay
