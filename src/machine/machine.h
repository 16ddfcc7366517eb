#pragma once
// The machine: runs functions of a program. One machine serves many runs, one after the other; each run has a Context
// of its own, which owns the memory of everything the run makes.
//
//   Machine machine(program);
//   Context context(program, Budget{});
//   Outcome outcome = machine.call(context, Symbol("lists:reverse/1"), {&list, 1});

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "machine/code.h"
#include "machine/concrete_functions.h"
#include "machine/context.h"
#include "machine/program.h"
#include "machine/watch.h"

namespace assay::machine {

struct Outcome {
  Ending ending = Ending::Returned;
  std::vector<Value> values; // Returned
  Value exception;           // Raised
  std::string detail;        // Unsupported, MachineFault
  bool returned() const { return ending == Ending::Returned; }
};

class Machine {
 public:
  explicit Machine(Program& program) : program_(program) {}

  // By name, as `call` does it. A name that leads nowhere raises what the language says.
  Outcome call(Context& context, Symbol function, std::span<const Value> arguments);
  Outcome call(Context& context, const core::Function& function, std::span<const Value> arguments);
  // A function that is a value: a closure, a name, or one among the inputs.
  Outcome apply(Context& context, Value function, std::span<const Value> arguments);

  // From the next run on, the function runs on known values (machine/concrete_functions.h). To be said before anything
  // has run.
  void make_concrete(Symbol function);
  // For such a function, from inside of the primitive that stands for it: its result, or Value::fault().
  Value run_inside(Context& context, const core::Function& function, std::span<const Value> arguments);

  // From the next run on, the context notes when it comes by the place. To be said before anything has run.
  void watch(const core::Spot& spot, uint32_t number) { watch_.add(spot, number); }

  const Code& code_of(const core::Function& function);
  // Null: it has not been needed yet, so nothing of it has run.
  const Code* code_if_needed(const core::Function& function) const;
  // Those that were needed so far, in no order; some perhaps twice. A large module has many that were not.
  template <typename Visit>
  void for_each_needed(const Visit& visit) const {
    for (const auto& [function, code] : codes_) visit(*function);
    if (inside_ != nullptr) inside_->for_each_needed(visit);
  }
  // A callee by name, remembered. Nothing found: empty.
  const CallCache& callee_of(Symbol name);
  Program& program() { return program_; }

  // Counts how often each operation is carried out; runs get slower by it.
  void count_operations(bool on) { counting_ = on; }
  const std::array<uint64_t, operation_count>& operation_counts() const { return counts_; }
  // How often each Core opcode was carried out while counting.
  std::array<uint64_t, core::opcode_count> opcode_counts() const;

 private:
  friend class Interpreter;
  Program& program_;
  std::unordered_map<const core::Function*, std::unique_ptr<Code>> codes_;
  std::unordered_map<Symbol, CallCache> callees_;
  ConcreteFunctions concrete_;
  Watch watch_;
  std::unique_ptr<Machine> inside_; // where functions run that run on known values; none of its own do
  bool counting_ = false;
  std::array<uint64_t, operation_count> counts_ = {};
};

} // namespace assay::machine
