#include "finding/reach_entry.h"

#include <algorithm>

#include "core/parts.h"
#include "finding/function_under_test.h"
#include "input/canonical_function.h"
#include "input/shape_contains.h"
#include "input/walk_shapes.h"
#include "lang/choose_functions.h"

namespace assay::finding {

ReachEntry::ReachEntry(LoadedProgram& program, const core::Function& function, std::unique_ptr<InputSpace> space,
                       Signature signature, ReachOptions options)
    : program_(program), declared_(function), function_(called_function(program, function)),
      signature_(std::move(signature)), options_(std::move(options)), machine_(program),
      exploration_(
          std::move(space),
          {program, signature_.input,
           [this](Context& context, Input& input) { return calls_.run(machine_, context, input.arguments()); }},
          {options_.search, options_.solver}),
      calls_({program, function_}, exploration_.shapes(), signature_.input, options_.search.depth) {
  exploration_.watch(*this);
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

// Whether 0 is something that each function input may answer.
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
  if (!shape_contains(exploration_.shapes(), signature_.input, tuple)) return false;
  return !holds(tuple, is_without_answers) || may_answer_zero(exploration_.shapes(), signature_.input);
}

void ReachEntry::seed(std::span<const Value> arguments) {
  Arena arena;
  if (!can_be_run(make_tuple(arena, arguments))) return;
  KeptInput plain(arguments);
  exploration_.search().run_seed(plain.arguments());
}

bool ReachEntry::step() { return exploration_.search().step(); }

void ReachEntry::after_insert(FinishedRun& run) {
  if (counters().runs > 1) segments_ += run.trace.decisions().size() + 1;
  if (reached_ != nullptr || run.rejected || run.is_broken || run.context.came_by().empty()) return;
  if (!exploration_.contains(run.input.arguments())) return;
  reached_ = std::make_shared<const KeptInput>(run.input.arguments());
}

bool ReachEntry::comes_there(Context& context, std::span<const Value> arguments) {
  auto [outcome, rejected] = calls_.run(machine_, context, arguments);
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
  SmallInputMaker maker = exploration_.small_input_maker(still_shows, [](std::span<const Value>) {});
  return maker.off_path(std::move(input), context.steps_taken(), limit);
}

RealCall ReachEntry::call_of(const KeptInput& input) {
  return real_call(program_, function_, exploration_.shapes(), signature_.input, input.arguments());
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
  calls_.run(watching, context, input.arguments());
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

} // namespace assay::finding
