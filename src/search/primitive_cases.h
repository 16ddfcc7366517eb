#pragma once
// What a primitive can do, case by case, as its symbolic half has it: a small search over operands that may be
// anything, with a path for each case. A backward search goes from the result to the operands by them.

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "input/constraint.h"
#include "machine/program.h"
#include "search/forward.h"

namespace assay::search {

struct PrimitiveCase {
  std::vector<Constraint> constraints; // on the operands, which are the elements of the root
  bool raises = false;
  PatternId result = 0;   // or the exception; 0: it may be anything
  TermId truth = no_term; // the result is `true` if this holds, else `false`
};

struct PrimitiveCases {
  std::vector<PrimitiveCase> cases;
  bool is_complete = false; // nothing else can happen to operands that an input can be
};

class PrimitiveCaseTable {
 public:
  PrimitiveCaseTable(Program& program, InputSpace& space, Solver& solver)
      : program_(program), space_(space), solver_(solver) {}

  // Operands that are constants of the program have a value.
  const PrimitiveCases& cases(const Primitive& primitive, std::span<const std::optional<Value>> operands);

 private:
  struct Known {
    const Primitive* primitive;
    std::vector<std::optional<Value>> operands;
    PrimitiveCases cases;
  };
  PrimitiveCases find(const Primitive& primitive, std::span<const std::optional<Value>> operands);

  Program& program_;
  InputSpace& space_;
  Solver& solver_;
  std::vector<std::unique_ptr<Known>> known_;
};

} // namespace assay::search
