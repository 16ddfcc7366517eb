#pragma once
// A search over inputs, set up: the space that they are made in, the chain of solvers, the tree, and what is done with a
// path once it is found. `test`, `cover`, `diff` and `reach` say what a run does with an input, the body, and watch the
// runs (RunObserver); nothing of the set-up is theirs.

#include <functional>
#include <memory>
#include <optional>
#include <span>

#include "finding/make_small.h"
#include "input/kept_input.h"
#include "search/forward.h"
#include "solve/chain.h"

namespace assay::finding {

// The path that a run took: its last decision, and the values of its scalars.
struct TakenPath {
  Flip last;
  std::shared_ptr<const Model> model;
};

struct ExplorationOptions {
  SearchOptions search;
  SolverOptions solver;
};

class Exploration {
 public:
  // The input is a shape of the space. The body is not called before the first run; observers outlive this.
  Exploration(std::unique_ptr<InputSpace> space, Subject subject, ExplorationOptions options);
  Exploration(const Exploration&) = delete;
  Exploration& operator=(const Exploration&) = delete;

  void watch(RunObserver& observer) { search_.watch(observer); }
  ForwardSearch& search() { return search_; }
  const ForwardSearch& search() const { return search_; }
  const SearchCounters& counters() const { return search_.counters(); }
  const SolverStatistics& solver_statistics() const { return statistics_; }
  InputSpace& space() const { return *space_; }
  ShapeTable& shapes() const { return space_->shapes; }
  ShapeId input() const { return subject_.input; }
  const SearchOptions& options() const { return options_; } // as they were given
  const Budget& budget() const { return options_.budget; }

  // Whether these parts are an input of the shape.
  bool contains(std::span<const Value> parts) const;
  // That the run has taken, kept for later; nothing: it is none of the tree.
  std::optional<TakenPath> taken(const FinishedRun& run);

  // How an input is made small: what it has to show, and what becomes of one that the solver made and that is none.
  using Shows = std::function<bool(Context&, std::span<const Value>)>;
  using IsOutside = std::function<void(std::span<const Value>)>;
  SmallInputMaker small_input_maker(Shows still_shows, IsOutside is_outside);
  // Smaller scalars on a path that an input has taken. The result is `from` if there is none that is simpler.
  std::shared_ptr<const KeptInput> made_small_on_path(SmallInputMaker& maker, std::shared_ptr<const KeptInput> from,
                                                      const TakenPath& path, const ShrinkLimit& limit);

 private:
  std::unique_ptr<InputSpace> space_;
  Subject subject_;
  SearchOptions options_;
  SolverStatistics statistics_;
  std::unique_ptr<Solver> solver_;
  ForwardSearch search_;
};

} // namespace assay::finding
