#include "finding/program_side.h"

namespace assay {

Frame frame_at(const core::Function& function, const core::Place& place) {
  Frame frame;
  frame.module = function.module->name.text();
  frame.function = function.plain_name.text();
  frame.arity = function.arity();
  frame.line = place.line;
  if (place.file < function.module->files.size()) frame.file = function.module->files[place.file];
  return frame;
}

WholeCall ProgramSide::whole_call(std::optional<ArgumentBuilder>& builder, Machine& aside, InputSpace& space,
                                  ShapeId input) const {
  builder.emplace(aside, space.shapes, input);
  if (!builder->is_needed()) builder.reset();
  LoadedProgram& called = program;
  WholeCall call{function, [&called](Machine& on, Context& context) { return called.runs().start_run(on, context); }};
  if (builder) call.builder = &*builder;
  return call;
}

} // namespace assay
