#pragma once
// Calls with fewer or more arguments than a function takes. With fewer, the result is a function that waits for the
// rest; with more, the result of the call is called with the rest. Written in Core, so that the machine sees through
// it.

#include <memory>
#include <vector>

#include "core/module.h"

namespace assay::ocaml {

class ApplyFunctions {
 public:
  // Takes the function and `count` arguments. Made when first asked for.
  const core::Function* of(size_t count);

 private:
  std::vector<std::unique_ptr<core::Module>> modules_; // by count
};

} // namespace assay::ocaml
