#include "finding/function_test.h"

#include <fmt/core.h>

#include "finding/input_size.h"
#include "input/shape_contains.h"
#include "solve/minimise.h"

namespace assay {

FunctionTest::FunctionTest(LoadedProgram& program, Machine& machine, const core::Function& function,
                           std::unique_ptr<InputSpace> space, Signature signature, TestOptions options)
    : program_(program), machine_(machine), function_(function), space_(std::move(space)),
      signature_(std::move(signature)), options_(std::move(options)),
      solver_(make_solver_chain(space_->terms, options_.solver, statistics_)) {
  auto start_run = [this](Context& context) { program_.start_run(machine_, context); };
  search_ = std::make_unique<ForwardSearch>(ForwardSearch::Subject{machine_, function_, signature_.input, start_run},
                                            *space_, *solver_, options_.search);
  search_->before_insert = [this](FinishedRun& run) { check_result(run); };
  search_->after_insert = [this](FinishedRun& run) { look_at(run); };
}

FunctionTest::~FunctionTest() = default;

std::optional<std::string> FunctionTest::run_seed(std::span<const Value> arguments) {
  if (arguments.size() != function_.arity()) {
    return fmt::format("the seed has {} arguments, {} takes {}", arguments.size(), function_.name.text(),
                       function_.arity());
  }
  Arena arena;
  Value tuple = assay::make_tuple(arena, arguments);
  if (!shape_contains(space_->shapes, signature_.input, tuple)) return "the seed is outside the spec";
  search_->run_seed(arguments);
  return {};
}

bool FunctionTest::step() { return search_->step(); }

// The results of all clauses of the spec that the arguments fit.
ShapeId FunctionTest::result_shape(std::span<const Value> arguments) {
  if (!signature_.declared) return ShapeTable::any;
  if (signature_.clauses.size() == 1) return signature_.clauses[0].result;
  Arena arena;
  Value tuple = assay::make_tuple(arena, arguments);
  std::vector<ShapeTable::Member> members;
  for (const Signature::Clause& clause : signature_.clauses) {
    if (shape_contains(space_->shapes, clause.arguments, tuple)) members.emplace_back(clause.result);
  }
  if (members.empty()) return ShapeTable::any;
  if (members.size() == 1) return std::get<ShapeId>(members[0]);
  return space_->shapes.add("result", std::move(members));
}

void FunctionTest::check_result(FinishedRun& run) {
  bad_result_ = false;
  if (!run.outcome.returned() || run.outcome.values.size() != 1) return;
  ShapeId shape = result_shape(run.input.arguments());
  bad_result_ = shape != ShapeTable::any && !shape_contains(space_->shapes, shape, run.outcome.values[0]);
}

void FunctionTest::look_at(FinishedRun& run) {
  if (run.outcome.ending == Ending::Raised) {
    keep(program_.describe_failure(run.context, function_.name, run.outcome.exception), run);
  } else if (bad_result_) {
    keep(program_.describe_bad_result(run.context, function_.name, run.outcome.values[0]), run);
  } else if (auto stop = stop_of(program_, run.outcome)) {
    stopped_.add(stop->reason, stop->what, call_of(run.input.arguments()));
  }
}

RealCall FunctionTest::call_of(std::span<const Value> arguments) const {
  RealCall call{std::string(function_.plain_name.text()), {}};
  for (Value argument : arguments) call.arguments.push_back(program_.input_text(argument));
  return call;
}

void FunctionTest::keep(Failure failure, FinishedRun& run) {
  uint64_t size = size_of(run.input.arguments());
  auto [entry, is_new] = by_key_.try_emplace(group_key(failure), findings_.size());
  if (is_new) findings_.emplace_back();
  Finding& finding = findings_[entry->second];
  if (!is_new && finding.size <= size) return;
  finding.size = size;
  finding.failure = std::move(failure);
  finding.call = call_of(run.input.arguments());
  finding.path.reset();
  if (run.last != no_node) {
    finding.path = Flip{run.last, run.last_taken};
  }
  finding.model = std::make_shared<const Model>(run.trace.model());
}

void FunctionTest::finish(RealRuntime* runtime) {
  for (Finding& finding : findings_) {
    minimise_scalars(finding);
    if (runtime == nullptr) continue;
    finding.judgement = confirm(*runtime, finding.call, finding.failure);
  }
  if (runtime != nullptr && options_.allow_effects) run_outside(*runtime);
}

void FunctionTest::run_outside(RealRuntime& runtime) {
  for (const StoppedRuns& runs : stopped_.all()) {
    if (runs.reason == StopReason::Budget) continue;
    for (const RealCall& call : runs.calls) {
      Observation seen = runtime.run(call, {}, RuntimeProcess::Shared);
      if (seen.what != Observed::Raised) continue;
      auto [entry, is_new] = by_key_.try_emplace(group_key(seen.failure), findings_.size());
      if (!is_new) continue;
      Finding& finding = findings_.emplace_back();
      finding.failure = std::move(seen.failure);
      finding.call = call;
      finding.judgement.confirmation = Confirmation::Confirmed; // that is where it was seen
      finding.seen_outside = true;
    }
  }
}

// What a call on given arguments does, without a trace.
std::optional<Failure> FunctionTest::failure_of(std::span<const Value> arguments) {
  Context context(program_, options_.search.budget);
  program_.start_run(machine_, context);
  Outcome outcome = machine_.call(context, function_, arguments);
  if (outcome.ending == Ending::Raised) {
    return program_.describe_failure(context, function_.name, outcome.exception);
  }
  if (!outcome.returned() || outcome.values.size() != 1) return {};
  ShapeId shape = result_shape(arguments);
  if (shape == ShapeTable::any || shape_contains(space_->shapes, shape, outcome.values[0])) return {};
  return program_.describe_bad_result(context, function_.name, outcome.values[0]);
}

void FunctionTest::minimise_scalars(Finding& finding) {
  if (!finding.path) return;
  Feasibility feasibility = Feasibility::Unknown;
  Layer layer = Layer::None;
  std::unique_ptr<Input> input = search_->input_for(*finding.path, finding.model.get(), feasibility, layer);
  if (input == nullptr) return;
  // From left to right as the input is written: cells are numbered when they are first touched, so they are sorted by
  // where they are.
  std::vector<TermId> variables = input->variables_in_order();
  Model model = minimise(*solver_, space_->terms, input->store().conditions(), variables, input->model());
  input->use(std::move(model));
  std::optional<Failure> failure = failure_of(input->arguments());
  if (!failure || group_key(*failure) != group_key(finding.failure)) return;
  finding.failure = std::move(*failure);
  finding.size = size_of(input->arguments());
  for (size_t i = 0; i < finding.call.arguments.size(); ++i) {
    finding.call.arguments[i] = program_.input_text(input->arguments()[i]);
  }
}

TestVerdict FunctionTest::verdict() const {
  if (!search_->is_exhausted()) return TestVerdict::NotExhausted;
  return counters().deeper == 0 ? TestVerdict::Exhausted : TestVerdict::ExhaustedToDepth;
}

uint64_t FunctionTest::unconfirmed() const {
  uint64_t count = 0;
  for (const Finding& finding : findings_) count += finding.judgement.confirmation != Confirmation::Confirmed;
  return count;
}

} // namespace assay
