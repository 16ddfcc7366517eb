#pragma once
// Which functions of a module can run when one of them is called: those that are called by name, those of which a
// closure is made, and those that a literal names.

#include <set>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/module.h"

namespace assay::core {

class CallGraph {
 public:
  explicit CallGraph(const Module& module);

  using Functions = std::set<const Function*>;
  // The function itself and all that it leads to inside of the module.
  Functions reachable(const Function& from) const;
  // The functions of other modules that these call by name.
  std::unordered_set<Symbol> calls_outside(const Functions& functions) const;
  // Whether one of these calls a function that a primitive has computed, from its name for instance: it may be any.
  bool calls_computed(const Functions& functions) const;
  size_t position(const Function& function) const { return calls_.at(&function).position; } // in the module

 private:
  struct Calls {
    std::vector<const Function*> inside;
    std::vector<Symbol> outside;
    bool computed = false;
    size_t position = 0;
  };
  void add(const Function& function);
  void add_callee(Calls& calls, Symbol name, bool by_call) const;

  const Module& module_;
  std::unordered_map<const Function*, Calls> calls_;
};

// Clauses that are still in the code: a compiler or a lowering may have seen that no value ever gets to the others.
std::set<uint32_t> clauses_in_code(const Function& function);

} // namespace assay::core
