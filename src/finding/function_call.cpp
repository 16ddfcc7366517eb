#include "finding/function_call.h"

namespace assay::finding {

Frame frame_at(const core::Function& function, const core::Place& place) {
  Frame frame;
  frame.module = function.module->name.text();
  frame.function = function.plain_name.text();
  frame.arity = function.arity();
  frame.line = place.line;
  if (place.file < function.module->files.size()) frame.file = function.module->files[place.file];
  return frame;
}

FunctionCall::FunctionCall(ProgramSide side, ShapeTable& shapes, ShapeId input, uint32_t depth)
    : program_(side.program), depth_(depth), makers_(side.program), asked_(side.program),
      whole_{side.function,
             [&program = program_](Machine& on, Context& context) { return program.runs().start_run(on, context); }} {
  builder_.emplace(makers_, shapes, input);
  if (!builder_->is_needed()) builder_.reset();
  if (builder_) whole_.builder = &*builder_;
}

void FunctionCall::assume(Symbol precondition) {
  precondition_.emplace(asked_, precondition, program_.inputs().truth());
  whole_.precondition = &*precondition_;
}

void FunctionCall::make_concrete(Symbol function) {
  makers_.make_concrete(function);
  asked_.make_concrete(function);
}

} // namespace assay::finding
