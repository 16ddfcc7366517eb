#pragma once
// Symbolic backward execution on Core, the first phase of symcretic execution (Dinges and Agha, "Targeted test input
// generation using symbolic-concrete backward execution", 2014): from a target back to an entry, depth first, with a
// condition over the values on the way, and the solver asked wherever it grows. What can't be expressed is left out of
// the condition: that only weakens it. So where every path has been refuted, the target can't be reached.
//
//   backward.cpp               the search; arriving at blocks; leaving functions for their callers
//   backward_instructions.cpp  instructions, one by one
//   backward_calls.cpp         calls, entered through their returns
//   backward_exceptions.cpp    handlers, and calls that raise
//   backward_primitives.cpp    primitives, by their rules
//   backward_evaluation.cpp    loops and recursions that are evaluated instead of gone through
//   backward_objects.cpp       mutable objects: what is required of fields, and who may be whom
//   backward_arrays.cpp        the same for arrays
//
// A loop of numbers is first taken as a function that is evaluated (a loop function of the paper), and then gone round
// a few times; beyond that a loop is passed over as a whole, with all it may have changed unknown. The same goes for
// functions that call themselves, and for calls that go deeper than a bound. Branches between a block and its dominator
// that define and change nothing that matters are left out.

#include <functional>
#include <memory>
#include <unordered_map>

#include "search/backward_path.h"
#include "search/easy_conditions.h"
#include "search/evaluated_code.h"
#include "search/flow_facts.h"
#include "search/primitive_cases.h"
#include "search/program_graph.h"
#include "solve/solver.h"

namespace assay::search {

struct BackwardOptions {
  uint32_t rounds = 3;         // of a loop, and calls of a function within itself
  uint32_t frames = 12;        // of calls that are entered
  uint32_t library_frames = 4; // of these, in the library
  uint32_t callers = 3;        // that the path may go on at one call
  uint64_t steps = 20'000;     // of one path
};

class BackwardSearch {
 public:
  BackwardSearch(Program& program, const ProgramGraph& graph, KnownValues& known, InputSpace& space, Solver& solver,
                 BackwardOptions options);

  // The entries with the shapes of their inputs.
  using Entries = std::unordered_map<const core::Function*, ShapeId>;
  void aim_at(std::span<const core::Spot> targets, Entries entries);
  // The next path that has come to an entry; nothing: none is left, or `may_go_on` says no.
  std::optional<BackwardPath> next(const std::function<bool()>& may_go_on);
  // Nothing is left, and nothing was cut: what was not handed out is refuted.
  bool is_done() const { return open_.empty() && !is_cut_ && unknown_calls_.empty(); }
  // Functions that paths have come to the beginning of, and that are called from where paths don't go on.
  const std::set<std::string>& unknown_calls() const { return unknown_calls_; }
  uint64_t segments() const { return segments_; }

 private:
  using Paths = std::vector<BackwardPath>;
  using Results = std::vector<std::optional<PartId>>;

  bool advance(BackwardPath& path, Paths& next);
  bool is_possible(BackwardPath& path);
  void arrive(BackwardPath& path, Paths& next);
  bool leave_out_branches(BackwardPath& path);
  void arrive_by(const BackwardPath& path, const Arrival& arrival, Paths& next);
  void go_to_block(BackwardFrame& frame, core::BlockId block);
  void pass_over_loop(BackwardPath path, Paths& next);
  bool take_edge(BackwardPath& path, const core::Edge& edge, const core::Block& target, size_t bound);
  bool take_condition(BackwardPath& path, const Arrival& arrival);
  void arrive_by_exception(const BackwardPath& path, const Arrival& arrival, Paths& next);
  void raise_in_block(const BackwardPath& path, PartId exception, Paths& next);
  void raise_at(BackwardPath& path, PartId exception, Paths& next);
  void raise_by_index(BackwardPath& path, const core::Instruction& code, Paths& next);
  void enter_raising(BackwardPath& path, Paths& next);
  void leave_function(BackwardPath& path, Paths& next);
  std::vector<core::Spot> callers_of(const core::Function& function);
  void come_to_entry(BackwardPath path);
  bool go_to_caller(BackwardPath& path, const BackwardFrame& callee, const core::Instruction& call);

  // What an operand is, and what is required of it.
  PartId part_of(BackwardPath& path, core::Operand operand);
  bool require(BackwardPath& path, core::Operand operand, PartId part);
  std::optional<PartId> take_result(BackwardPath& path, core::ValueId value);
  Value literal(BackwardPath& path, core::Operand operand);

  void cross(BackwardPath& path, const core::Instruction& code, Paths& next);
  bool cross_closure(BackwardPath& path, const core::Instruction& code, PartId made);
  void cross_call(BackwardPath& path, const core::Instruction& code, const Results& results, Paths& next);
  std::optional<std::vector<const core::Function*>> callees(BackwardPath& path, const core::Instruction& code);
  bool may_enter(const BackwardPath& path, const core::Function& function) const;
  void enter(BackwardPath& path, const core::Instruction& code, const core::Function& callee, const Results& results,
             Paths& next);
  void pass_arguments(BackwardPath& path, const core::Instruction& code, const core::Function& callee,
                      BackwardFrame& frame);
  void pass_over_call(BackwardPath& path, const std::string& what);

  void cross_primitive(BackwardPath& path, const Primitive& primitive, std::span<const core::Operand> operands,
                       std::optional<PartId> result, Paths& next);
  bool take_cases(BackwardPath& path, const Primitive& primitive, std::span<const core::Operand> operands,
                  PartId result, bool raises, Paths& next);
  void raise_in_primitive(BackwardPath& path, const Primitive& primitive, std::span<const core::Operand> operands,
                          PartId exception, Paths& next);
  void ask_nil(BackwardPath& path, core::Operand operand, PartId result, Paths& next);
  void compare_identity(BackwardPath& path, bool is_unlike, std::span<const core::Operand> operands, PartId result,
                        Paths& next);
  bool apply(BackwardPath& path, const PrimitiveCase& found, std::span<const PartId> operands,
             std::optional<PartId> result);

  void evaluate_loop(const BackwardPath& path, Paths& next);
  void evaluate_recursion(const BackwardPath& path, const core::Instruction& code, const core::Function& callee,
                          const Results& results, Paths& next);
  bool settle_evaluated(BackwardPath& path);
  bool be_result(BackwardPath& path, PartId part, const core::Function& function, uint32_t index,
                 std::span<const TermId> arguments);

  bool settle_fields(BackwardPath& path);
  void store_field(BackwardPath& path, PartId object, uint32_t field, core::Operand value, Paths& next,
                   size_t from = 0);
  bool allocate(BackwardPath& path, const core::Instruction& code, PartId made);
  bool is_anything_younger_than_itself(const BackwardPath& path) const;
  bool is_anything_apart_from_itself(const BackwardPath& path) const;
  void forget_memory(BackwardPath& path, const std::string& why);
  void ask_class(BackwardPath& path, std::span<const core::Operand> operands, PartId result, Paths& next);
  // Whether an object of the class can be what is known of its class.
  bool can_be_of(BackwardPath& path, PartId object, Symbol class_name);

  bool load_length(BackwardPath& path, core::Operand array, PartId result);
  bool load_element(BackwardPath& path, const core::Instruction& code, PartId result);
  void store_element(BackwardPath& path, const core::Instruction& code, Paths& next);
  void store_element(BackwardPath& path, PartId array, PartId index, core::Operand value, Paths& next, size_t from = 0);
  bool allocate_array(BackwardPath& path, PartId made, core::Operand length, const Value* fill, core::Operand filled);
  bool allocate_array(BackwardPath& path, const Primitive& primitive, std::span<const core::Operand> operands,
                      PartId made);

  FlowFacts& facts(const core::Function& function);

  Program& program_;
  const ProgramGraph& graph_;
  KnownValues& known_;
  InputSpace& space_;
  Solver& solver_;
  BackwardOptions options_;
  PrimitiveCaseTable cases_;
  EasyConditions easy_;
  std::unordered_map<const core::Function*, std::unique_ptr<FlowFacts>> facts_;
  EvaluatedCode evaluated_;
  Entries entries_;
  Paths open_; // the next one is the last
  std::optional<BackwardPath> candidate_;
  uint64_t segments_ = 0;
  bool is_cut_ = false;
  std::set<std::string> unknown_calls_;
};

} // namespace assay::search
