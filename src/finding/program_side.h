#pragma once
// A program, and the function of it that is called.

#include <optional>

#include "lang/language.h"
#include "search/whole_call.h"

namespace assay {

// A place in a function, for people.
Frame frame_at(const core::Function& function, const core::Place& place);

struct ProgramSide {
  LoadedProgram& program;
  const core::Function& function;

  // A call of the function on an input of this shape. Values that are made by calls are made by the builder, which is
  // set if there are such.
  WholeCall whole_call(std::optional<ArgumentBuilder>& builder, Machine& aside, InputSpace& space, ShapeId input) const;
};

} // namespace assay
