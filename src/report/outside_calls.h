#pragma once
// Whether code outside of a module may call into it. What is called is followed a little way, which is enough for
// natives and small helpers; from there on, the answer is that it may.

#include <map>
#include <memory>
#include <unordered_set>

#include "core/call_graph.h"
#include "machine/program.h"

namespace assay::report {

class OutsideCalls {
 public:
  explicit OutsideCalls(Program& program) : program_(program) {}

  bool may_come_back(const std::unordered_set<Symbol>& names, const core::Module& module);

 private:
  const core::CallGraph& graph_of(const core::Module& module);

  Program& program_;
  std::map<const core::Module*, std::unique_ptr<core::CallGraph>> graphs_;
};

} // namespace assay::report
