#include "finding/exploration.h"

#include "input/shape_contains.h"

namespace assay::finding {

Exploration::Exploration(std::unique_ptr<InputSpace> space, Subject subject, ExplorationOptions options)
    : space_(std::move(space)), subject_(std::move(subject)), options_(options.search),
      solver_(make_solver_chain(space_->terms, options.solver, statistics_)),
      search_(subject_, *space_, *solver_, options.search) {}

bool Exploration::contains(std::span<const Value> parts) const {
  Arena arena;
  return shape_contains(space_->shapes, subject_.input, assay::make_tuple(arena, parts));
}

std::optional<TakenPath> Exploration::taken(const FinishedRun& run) {
  if (run.last == no_node) return {};
  TakenPath path{{run.last, run.last_taken}, std::make_shared<const Model>(run.trace.model())};
  search_.hold(path.last);
  return path;
}

SmallInputMaker Exploration::small_input_maker(Shows still_shows, IsOutside is_outside) {
  return SmallInputMaker({subject_.program, *space_, subject_.input, *solver_, options_.budget, options_.depth,
                          std::move(still_shows), std::move(is_outside)});
}

std::shared_ptr<const KeptInput> Exploration::made_small_on_path(SmallInputMaker& maker,
                                                                 std::shared_ptr<const KeptInput> from,
                                                                 const TakenPath& path, const ShrinkLimit& limit) {
  Feasibility feasibility = Feasibility::Unknown;
  Layer layer = Layer::None;
  std::unique_ptr<Input> input = search_.input_for({path.last, path.model, Effort::Full}, feasibility, layer);
  return maker.on_path(std::move(from), std::move(input), limit);
}

} // namespace assay::finding
