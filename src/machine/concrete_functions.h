#pragma once
// Functions that run on known values (Trace::run_aside): a primitive gets another symbolic half; in place of the code
// of a function stands a primitive that runs it on a machine of its own, where it is a function like any other.

#include <unordered_map>

#include "machine/primitive.h"
#include "machine/program.h"

namespace assay::machine {

class ConcreteFunctions {
 public:
  void add(Symbol function, Program& program);
  bool empty() const { return all_.empty(); }
  // The primitive as it is to be carried out.
  const Primitive* instead_of(const Primitive* primitive) const;
  // What stands for the code of the function; null: it has its own.
  const Primitive* body_of(Symbol function) const;

 private:
  std::unordered_map<Symbol, Primitive> all_; // addresses are stable
};

} // namespace assay::machine
