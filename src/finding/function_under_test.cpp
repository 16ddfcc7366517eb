#include "finding/function_under_test.h"

#include "finding/input_size.h"
#include "input/shape_contains.h"
#include "input/text_parts.h"

namespace assay::finding {

RealCall real_call(const LoadedProgram& program, const core::Function& function, ShapeTable& shapes, ShapeId input,
                   std::span<const Value> arguments) {
  RealCall call{std::string(function.plain_name.text()), {}};
  Arena arena;
  TextParts parts(shapes, input, assay::make_tuple(arena, arguments));
  call.arguments = program.texts().argument_texts(function, arguments, parts);
  call.text = program.texts().call_text(call);
  return call;
}

FunctionUnderTest::FunctionUnderTest(ProgramSide side, Machine& machine, Signature signature, Exploration& exploration)
    : side_(side), machine_(machine), exploration_(exploration), signature_(std::move(signature)),
      result_shapes_(exploration.shapes(), signature_),
      calls_(side, exploration.shapes(), signature_.input, exploration.options().depth), aside_(side.program) {}

void FunctionUnderTest::make_concrete(Symbol function) {
  machine_.make_concrete(function);
  aside_.make_concrete(function);
  calls_.make_concrete(function);
}

FunctionUnderTest::Called FunctionUnderTest::call_on(Machine& machine, Context& context,
                                                     std::span<const Value> arguments) {
  auto [outcome, rejected] = calls_.run(machine, context, arguments);
  if (rejected) return {Called::How::Rejected, {}};
  return called_with(context, outcome, arguments);
}

FunctionUnderTest::Called FunctionUnderTest::called_with(Context& context, const Outcome& outcome,
                                                         std::span<const Value> arguments) {
  if (outcome.ending == Ending::Raised) {
    return {Called::How::Failed, program().outcomes().describe_failure(context, function().name, outcome.exception)};
  }
  if (!outcome.returned() || outcome.values.size() != 1) return {Called::How::Stopped, {}};
  ShapeId shape = result_shapes_.of(arguments);
  if (shape == ShapeTable::any || shape_contains(exploration_.shapes(), shape, outcome.values[0])) {
    return {Called::How::Returned, {}};
  }
  return {Called::How::Failed, program().outcomes().describe_bad_result(context, function().name, outcome.values[0])};
}

std::optional<Failure> FunctionUnderTest::failure_of(Context& context, std::span<const Value> arguments) {
  Called called = call(context, arguments);
  context.trace = nullptr;
  return std::move(called.failure);
}

RealCall FunctionUnderTest::call_of(std::span<const Value> arguments) const {
  return real_call(program(), function(), exploration_.shapes(), signature_.input, arguments);
}

void FunctionUnderTest::use(Finding& finding, std::shared_ptr<const KeptInput> input, Failure failure) const {
  finding.failure = std::move(failure);
  finding.size = size_of(input->arguments());
  finding.call = call_of(input->arguments());
  finding.input = std::move(input);
}

bool FunctionUnderTest::fits_signature(std::span<const Value> arguments) {
  if (exploration_.contains(arguments)) return true;
  note_outside(arguments);
  return false;
}

void FunctionUnderTest::note_outside(std::span<const Value> arguments) {
  exploration_.search().note_fault("an input is outside the spec");
  show_broken(arguments);
}

void FunctionUnderTest::show_broken(std::span<const Value> arguments) {
  constexpr size_t most_shown = 5;
  if (broken_calls_.size() < most_shown) broken_calls_.push_back(call_of(arguments));
}

} // namespace assay::finding
