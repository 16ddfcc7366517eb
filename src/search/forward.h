#pragma once
// The forward search: runs a function, keeps the path in the tree, and for each alternative that was not taken makes an
// input that takes it. One step is one run; whoever drives it decides when to stop.
//
// This is concolic testing as CutEr does it (Giantsios, Papaspyrou and Sagonas, "Concolic testing for functional
// languages", 2017). What differs: the search is a tree with the state of every alternative, so that it can say that
// nothing is left; each run is checked against the path that its input was made for; structure is decided by cells of
// a store, and only scalars go to a solver; the order of the alternatives is a class (search/strategy.h).

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "input/kept_input.h"
#include "machine/machine.h"
#include "machine/trace.h"
#include "search/frontier.h"
#include "search/subject.h"
#include "search/tree.h"
#include "solve/completion.h"

namespace assay::search {

struct SearchOptions {
  uint32_t depth = 25; // decisions of a path that are explored; of a precondition, as many again
  const Strategy* strategy = &unvisited_first(); // outlives the search
  uint64_t most_paths = UINT64_MAX;
  uint32_t most_values = 8; // that are tried where a value must be known; the rest stays open
  // Runs after which a larger input is tried where nothing new waits; after half as many, a calculation in place of
  // what a function input does (input/arithmetic_body.h); 0: never.
  uint32_t unfold_every = 8;
  // Smallest first: alternatives whose floor is larger are left alone.
  uint64_t size = UINT64_MAX;
  // Paths that return come first: what leaves a path that raised, other than near its end, waits longer.
  bool prefers_returning = false;
  // Where nobody went yet matters only in functions that have clauses: the others have nothing to be covered.
  bool prefers_clauses = false;
  Budget budget; // of one run
  // Alternatives that wait at a time, and the memory that they and the paths to them may take. Of what comes then, only
  // what leads where nobody went yet is kept: so a search of any length stays within some memory. Not where the order is
  // the point of the search.
  size_t max_waiting = 500'000;
  uint64_t max_waiting_bytes = 256U << 20;
};

struct SearchCounters {
  uint64_t runs = 0;
  uint64_t unfolded = 0;    // runs of larger inputs
  uint64_t calculating = 0; // runs of inputs with functions that calculate
  uint64_t rejected = 0;    // runs that ended with the precondition
  uint64_t paths = 0;       // runs that went where nobody had been
  uint64_t predictions_checked = 0;
  uint64_t predictions_broken = 0;
  uint64_t infeasible = 0;
  uint64_t unknown = 0;
  uint64_t beyond_bound = 0;
  uint64_t open_enumerations = 0; // where values were left untried
  uint64_t calls_left_out = 0;    // that function inputs could make, but a spec does not say with what
  Reservations reservations;      // of all runs
  uint64_t deeper = 0;            // alternatives that lie deeper than the bound
  uint64_t not_kept = 0;          // alternatives that were not kept, as too many wait
  uint64_t larger = 0;            // alternatives all inputs of which are larger than the bound
  uint64_t cut_runs = 0;
  uint64_t overflowed_runs = 0;                // whose stack was used up, as the program saw
  std::map<std::string, uint64_t> unsupported; // runs that ended there, by what was missing
  std::map<std::string, uint64_t> enumerated;  // decisions, by what asked
  std::vector<std::string> broken;             // what was wrong, the first few
  std::array<uint64_t, layer_count> flips_by_layer = {};
};

// A run that has just ended. The observer may ask the trace more, of the result for instance: that is part of the path.
struct FinishedRun {
  const Outcome& outcome; // of the precondition if that has rejected the input
  Input& input;
  Trace& trace;
  Context& context;
  uint64_t floor = 0;    // of what its input was made for (SmallestFirst)
  NodeId last = no_node; // set once the path is in the tree, with the alternative it took there
  uint32_t last_taken = 0;
  bool is_new = false;
  bool is_broken = false;     // a prediction was
  bool rejected = false;      // the function was not called
  bool is_extra = false;      // no path of the search: how far it came says nothing about what is left
  bool is_bad_result = false; // an observer says that it returned what it should not
};

class RunObserver {
 public:
  virtual ~RunObserver() = default;
  // A run has ended, and its path has not joined the tree: what is asked of the trace is part of it. Not for one that
  // was rejected.
  virtual void before_insert(FinishedRun&) {}
  virtual void after_insert(FinishedRun&) = 0;
};

class ForwardSearch {
 public:
  ForwardSearch(Subject subject, InputSpace& space, Solver& solver, SearchOptions options);

  // Runs given arguments: a seed. False: the precondition rejects them.
  bool run_seed(std::span<const Value> arguments);
  // Runs given arguments whose path is none of the tree.
  void run_aside(std::span<const Value> arguments);
  // One run more or two, or one alternative less. False: nothing is left to try.
  bool step();
  // Runs an input that is larger than what the search has come to, drawn from the shape. It joins the tree, unless that
  // grows smallest first: then the search comes there from below.
  void run_larger();
  // Runs another input that takes this path, with numbers that are drawn; no path of the tree.
  void run_drawn(const Flip& path);

  // It outlives the search.
  void watch(RunObserver& observer) { observers_.push_back(&observer); }

  // The path will be asked for after other runs.
  void hold(const Flip& path) { tree_.hold(path.node); }
  // A fault of ours, however it was noticed: counts as a broken prediction, and nothing is exhausted any more.
  void note_fault(std::string what);
  const SearchCounters& counters() const { return counters_; }
  const Tree& tree() const { return tree_; }
  InputSpace& space() { return space_; }
  const SearchOptions& options() const { return options_; }

  // Something of this size was found: from now on only what may be smaller is of interest.
  void look_below(uint64_t size);
  // From now on what is of this size is of interest, too. False: nothing that large was met.
  bool look_up_to(uint64_t size);
  // Nothing is left that was not taken or refuted, but for what lies deeper or is larger than the bound.
  bool is_exhausted() const;
  // A lower bound of the size of every input that takes this path.
  uint64_t floor_of_path(const Flip& path);
  size_t waiting() const { return frontier_.size(); } // alternatives that were not tried yet
  // An input that takes the path to the alternative again, for shrinking: the store and the model of it.
  std::unique_ptr<Input> input_for(const Waiting& waiting, Feasibility& feasibility, Layer& layer);

 private:
  // False: the precondition rejects the input.
  bool run(Input& input, std::optional<Flip> expected, bool joins_tree = true, uint64_t floor = 0);
  // Whether it is to be tried now: not if it is too large, or if smaller ones wait.
  bool is_small_enough(Waiting& waiting, Store& store);
  void leave_as_too_large(Waiting waiting);
  bool waits_still(const Flip& flip);
  std::unique_ptr<Store> store_for(const Flip& flip);
  // What the store leaves open is drawn, with so many parts more. Null: there is no such input.
  std::unique_ptr<Input> drawn_input(std::unique_ptr<Store> store, uint32_t size);
  std::unique_ptr<Input> completed(std::unique_ptr<Store> store, const Waiting& waiting, Feasibility& feasibility,
                                   Layer& layer);
  bool is_too_large(Store& store); // to be built
  void not_taken(const Waiting& waiting, Feasibility feasibility);
  bool is_time_to_unfold() const;
  // In place of what the functions of the input that has just been run do.
  bool is_time_to_calculate() const;
  void run_calculating();
  void run_extra(Input& input);
  void keep_open(const Tree::Growth& growth, const std::shared_ptr<const Model>& hint, uint64_t floor, bool returned);
  // The values of a run, for what waits: they are shared, and their memory is counted.
  std::shared_ptr<const Model> kept_hint(Model model);
  bool is_full() const; // no more of what is known may wait
  // Memory of what the search is done with, once it has become full.
  void let_go(NodeId node);
  void note_ending(const Outcome& outcome);
  void tell_before_insert(FinishedRun& run) const;
  void tell_after_insert(FinishedRun& run) const;

  Subject subject_;
  InputSpace& space_;
  Solver& solver_;
  SearchOptions options_;
  std::vector<RunObserver*> observers_;
  Tree tree_;
  uint64_t hint_bytes_ = 0;
  Frontier frontier_;
  SearchCounters counters_;
  std::vector<Waiting> too_large_;
  uint64_t unfold_credit_ = 0; // a larger input costs `unfold_every`
  uint64_t calculate_credit_ = 0;
  std::unique_ptr<KeptInput> calculate_like_; // the input of the last run, if a calculation is due
  bool started_ = false;
  bool lets_go_ = false;     // it has become full
  bool interrupted_ = false; // a run was: its path is not known
};

} // namespace assay::search
