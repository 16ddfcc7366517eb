#pragma once
// Functions that run on known values only. A primitive loses its symbolic half, so that its arguments are enumerated
// like those of any primitive without one; a function gets a primitive that stands at its entry, once for each
// parameter, and returns what it is given.

#include <unordered_map>

#include "machine/primitive.h"
#include "machine/program.h"

namespace assay {

class ConcreteFunctions {
 public:
  void add(Symbol function, Program& program);
  bool empty() const { return all_.empty(); }
  // The primitive as it is to be carried out.
  const Primitive* instead_of(const Primitive* primitive) const;
  // What makes a parameter of the function known; null: nothing has to.
  const Primitive* at_entry_of(Symbol function) const;

 private:
  std::unordered_map<Symbol, Primitive> all_; // addresses are stable
};

} // namespace assay
