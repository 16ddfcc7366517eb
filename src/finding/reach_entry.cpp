#include "finding/reach_entry.h"

#include <algorithm>

#include "core/parts.h"
#include "finding/make_small.h"
#include "finding/program_side.h"
#include "input/canonical_function.h"
#include "input/shape_contains.h"
#include "input/text_parts.h"
#include "input/walk_shapes.h"
#include "lang/choose_functions.h"

namespace assay {

ReachEntry::ReachEntry(LoadedProgram& program, const core::Function& function, std::unique_ptr<InputSpace> space,
                       Signature signature, ReachOptions options)
    : program_(program), declared_(function), function_(called_function(program, function)), space_(std::move(space)),
      signature_(std::move(signature)), options_(std::move(options)),
      solver_(make_solver_chain(space_->terms, options_.solver, statistics_)), machine_(program), aside_(program),
      whole_call_(ProgramSide{program, function_}.whole_call(builder_, aside_, *space_, signature_.input)) {
  auto body = [this](Context& context, Input& input) {
    return whole_call_.run(machine_, context, input.arguments(), options_.search.depth);
  };
  search_ =
      std::make_unique<ForwardSearch>(Subject{program_, signature_.input, body}, *space_, *solver_, options_.search);
  search_->after_insert = [this](FinishedRun& run) { look_at(run); };
}

ReachEntry::~ReachEntry() = default;

void ReachEntry::aim_at(std::span<const core::Spot> spots) {
  spots_.assign(spots.begin(), spots.end());
  for (const core::Spot& spot : spots) machine_.watch(spot, 0);
}

// Of another space: its cells mean nothing here.
namespace {

// What such a function answers is found by a search; without one it is 0.
bool is_without_answers(Value value) {
  const CanonicalFunction* function = canonical_function_of(value);
  return function != nullptr && function->default_body(function->entry) == nullptr;
}

// Whether 0 is something that each function among the inputs may answer.
bool may_answer_zero(ShapeTable& shapes, ShapeId input) {
  bool may = true;
  auto visit = [&](const Alternative& each) {
    if (each.form != Form::Function || each.fields.empty()) return Walk::Into;
    may = shape_contains(shapes, each.fields.back(), Value::integer(0));
    return may ? Walk::Into : Walk::Stop;
  };
  walk_shapes(input, [&](ShapeId part) -> const auto& { return shapes.all_alternatives(part); }, visit);
  return may;
}

} // namespace

bool ReachEntry::can_be_run(Value tuple) {
  if (!shape_contains(space_->shapes, signature_.input, tuple)) return false;
  return !holds(tuple, is_without_answers) || may_answer_zero(space_->shapes, signature_.input);
}

void ReachEntry::seed(std::span<const Value> arguments) {
  Arena arena;
  if (!can_be_run(make_tuple(arena, arguments))) return;
  KeptInput plain(arguments);
  search_->run_seed(plain.arguments());
}

bool ReachEntry::step() { return search_->step(); }

void ReachEntry::look_at(FinishedRun& run) {
  if (counters().runs > 1) segments_ += run.trace.decisions().size() + 1;
  if (reached_ != nullptr || run.rejected || run.is_broken || run.context.came_by().empty()) return;
  Arena arena;
  if (!shape_contains(space_->shapes, signature_.input, make_tuple(arena, run.input.arguments()))) return;
  reached_ = std::make_shared<const KeptInput>(run.input.arguments());
}

bool ReachEntry::comes_there(Context& context, std::span<const Value> arguments) {
  auto [outcome, rejected] = whole_call_.run(machine_, context, arguments, options_.search.depth);
  return !rejected && !context.came_by().empty();
}

bool ReachEntry::try_input(std::span<const Value> arguments) {
  Arena arena;
  if (!can_be_run(make_tuple(arena, arguments))) return false;
  Context context(program_, options_.search.budget);
  auto plain = std::make_shared<const KeptInput>(arguments);
  if (!comes_there(context, plain->arguments())) return false;
  reached_ = std::move(plain);
  return true;
}

std::shared_ptr<const KeptInput> ReachEntry::made_small(std::shared_ptr<const KeptInput> input,
                                                        const std::function<bool()>& may_go_on) {
  ShrinkLimit limit{options_.shrink_runs, may_go_on};
  auto still_shows = [this](Context& context, std::span<const Value> arguments) {
    bool shows = comes_there(context, arguments);
    context.trace = nullptr;
    return shows;
  };
  Context context(program_, options_.search.budget);
  comes_there(context, input->arguments());
  SmallInputMaker maker({program_, *space_, signature_.input, *solver_, options_.search.budget, options_.search.depth,
                         still_shows, [](std::span<const Value>) {}});
  return maker.off_path(std::move(input), context.steps_taken(), limit);
}

RealCall ReachEntry::call_of(const KeptInput& input) const {
  RealCall call{std::string(function_.plain_name.text()), {}};
  TextParts parts(space_->shapes, signature_.input, input.tuple());
  call.arguments = program_.texts().argument_texts(function_, input.arguments(), parts);
  call.text = program_.texts().call_text(call);
  return call;
}

std::vector<core::Place> ReachEntry::path_of(const KeptInput& input) {
  Machine watching(program_);
  std::vector<core::Place> places(2); // number 0 is the end of the path, 1 its beginning, after the start of the run
  for (const core::Spot& spot : spots_) watching.watch(spot, 0);
  watching.watch({&function_, 0, 0}, 1);
  for (const core::Function* function : program_.main_module().functions) {
    for (core::BlockId block = 0; block < function->blocks.size(); ++block) {
      uint32_t line = 0;
      for (uint32_t i = 0; i < function->blocks[block].instructions.size(); ++i) {
        core::Place place = function->blocks[block].instructions[i].place;
        if (place.line == 0 || place.line == line) continue;
        line = place.line;
        watching.watch({function, block, i}, static_cast<uint32_t>(places.size()));
        places.push_back(place);
      }
    }
  }
  Context context(program_, options_.search.budget);
  whole_call_.run(watching, context, input.arguments(), options_.search.depth);
  std::vector<core::Place> path;
  bool has_begun = false;
  bool comes_by_entry = std::ranges::find(context.came_by(), 1U) != context.came_by().end();
  for (uint32_t number : context.came_by()) {
    if (number == 1 && !has_begun) path.clear();
    has_begun = has_begun || number == 1;
    if (number == 0 && (has_begun || !comes_by_entry)) break;
    if (number < 2) continue;
    if (path.empty() || path.back() != places[number]) path.push_back(places[number]);
  }
  return path;
}

} // namespace assay
