#include "finding/program_side.h"

namespace assay {

WholeCall ProgramSide::whole_call(std::optional<ArgumentBuilder>& builder, Machine& aside, InputSpace& space,
                                  ShapeId input) const {
  builder.emplace(aside, space.shapes, input);
  if (!builder->is_needed()) builder.reset();
  LoadedProgram& called = program;
  WholeCall call{function, [&called](Machine& on, Context& context) { return called.start_run(on, context); }};
  if (builder) call.builder = &*builder;
  return call;
}

} // namespace assay
