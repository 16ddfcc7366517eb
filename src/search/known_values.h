#pragma once
// What is known of the values of a function whoever calls it: constants, globals as they are once a run has started,
// what pure primitives make of these, and which function a closure is of. So a call of a function value is as good as
// one by name wherever the program itself says which function it is.

#include <memory>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/spot.h"
#include "machine/machine.h"

namespace assay::search {

class KnownValues {
 public:
  // What a run does before the function under test is called.
  using Start = std::function<Outcome(Machine&, Context&)>;
  KnownValues(Program& program, const Start& start);
  ~KnownValues();

  const Start& start() const { return start_; }
  // As the start has left it.
  Context& started() { return context_; }
  // Closures made in code that is not part of the start have captures that depend on the run.
  std::optional<Value> value(const core::Function& function, core::Operand operand);
  // The function that a value of function type is; null: not known.
  const core::Function* function_of(const core::Function& in, core::Operand operand);
  // The same of what closures of a function have captured.
  bool knows_capture(const core::Function& function, uint32_t index);
  // What closures of a function that the start has made have captured, as far as they are known.
  std::vector<Value> captured_at_start(const core::Function& function, uint32_t index) const;
  // Functions of closures that lie in mutable objects since the start: whoever reads these may call them.
  const std::unordered_set<const core::Function*>& loose() const { return loose_; }

 private:
  struct Facts {
    std::vector<const core::Instruction*> definitions;       // by value; null: a parameter
    std::vector<std::optional<std::optional<Value>>> values; // once they were asked for
  };
  // Where the closures of a module's functions are made.
  struct Making {
    const core::Function* maker;
    const core::Instruction* code;
  };
  struct Makings {
    std::unordered_map<const core::Function*, std::vector<Making>> of;
    std::unordered_set<Symbol> named; // functions that something in the module can call or makes a closure of
  };
  Facts& facts(const core::Function& function);
  const Makings& makings(const core::Module& module);
  core::Operand captured(const Making& making, uint32_t index) const;
  std::optional<Value> computed(const core::Function& function, const core::Instruction& code);
  // The closures of a function that the start has made.
  void find_closures(Value value);
  bool is_made_at_start_only(const core::Function& function);
  const core::Function* captured_function(const core::Function& function, uint32_t index);

  Program& program_;
  Start start_;
  Machine machine_;
  Context context_;
  std::unordered_map<const core::Function*, std::unique_ptr<Facts>> facts_;
  std::unordered_map<const core::Module*, std::unique_ptr<Makings>> makings_;
  std::unordered_map<const core::Function*, std::vector<ClosureObject*>> closures_;
  std::unordered_set<const void*> seen_;
  std::unordered_set<const core::Function*> loose_;
};

} // namespace assay::search
