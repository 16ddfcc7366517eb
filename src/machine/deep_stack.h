#pragma once
// Whether a run went so deep that the stack of the real runtime may have been used up, though ours was not. In a
// language whose programs see an exception then, such a run says nothing about the real one.

#include "machine/context.h"

namespace assay {

// From its making on until it is asked. Costs a run nothing but the two looks.
class DeepStackWatch {
 public:
  explicit DeepStackWatch(Context& context);
  // Leaves the verdict open if the run went that deep.
  void look();

 private:
  Context& context_;
  Value* mark_ = nullptr; // null: nobody wants to know
};

} // namespace assay
