// The inputs of a test that a suite is chosen from: which clauses each run enters, and simpler inputs that enter as
// many.

#include <algorithm>

#include "finding/function_test.h"
#include "finding/simpler.h"
#include "input/shape_contains.h"
#include "input/text_parts.h"

namespace assay {

std::vector<uint32_t> FunctionTest::clauses_entered() {
  std::vector<uint32_t> entered = options_.collect->entered(machine_);
  const core::Function* named = program_.main_module().find(function_.name);
  std::optional<uint32_t> body = named == nullptr ? std::nullopt : options_.collect->body(*named);
  if (body) entered.insert(std::ranges::upper_bound(entered, *body), *body);
  return entered;
}

namespace {

bool has_ended(const Outcome& outcome) {
  return outcome.ending == Ending::Raised || (outcome.returned() && outcome.values.size() == 1);
}

} // namespace

bool FunctionTest::enters_new(const Entered& entered) {
  std::vector<bool>& known = entered_by_[entered.second ? 1 : 0];
  bool is_new = false;
  for (uint32_t clause : entered.first) {
    if (known[clause]) continue;
    known[clause] = true;
    // What a run has done that returned, none that raises does better.
    is_new = is_new || entered.second || !entered_by_[1][clause];
  }
  return is_new;
}

void FunctionTest::collect(FinishedRun& run) {
  Entered entered = {clauses_entered(), run.outcome.returned()};
  if (run.rejected || run.is_broken || !has_ended(run.outcome)) return;
  enters_new(entered);
  auto known = covering_.find(entered);
  Arena arena;
  Value tuple = assay::make_tuple(arena, run.input.arguments());
  if (known != covering_.end() && !is_simpler(tuple, known->second.input->tuple())) return;
  if (!fits_signature(run.input.arguments())) return;
  CoveringInput made;
  made.input = std::make_shared<const KeptInput>(run.input.arguments());
  made.covers = entered.first;
  made.returns = entered.second;
  covering_.insert_or_assign(std::move(entered), std::move(made));
}

// So many as are due, and more where the search takes its time.
void FunctionTest::draw_some() {
  constexpr uint32_t share = 4; // of the time of the search
  constexpr std::chrono::milliseconds at_once(5);
  bool is_counted = options_.search.most_paths != UINT64_MAX; // then nothing may depend on time
  Clock::time_point start = Clock::now();
  auto is_due = [&] {
    Clock::duration now = Clock::now() - start;
    return !is_counted && now < at_once && (drawing_time_ + now) * share < search_time_;
  };
  for (uint32_t left = drawn_->turns(); !runs_interrupted() && (left > 0 || is_due()); left -= left > 0 ? 1 : 0) {
    run_drawn();
  }
  drawing_time_ += Clock::now() - start;
}

// Without a trace; one that enters something new is run again with one, and the search goes on from there.
void FunctionTest::run_drawn() {
  constexpr uint64_t most_steps = 50'000;
  Arena arena;
  std::optional<Value> drawn = drawn_->next(arena);
  if (!drawn) return drawn_->note_nothing();
  std::span<const Value> arguments(drawn->elements(), drawn->arity());
  Budget budget = options_.search.budget;
  budget.steps = std::min(budget.steps, most_steps);
  Context context(program_, budget);
  options_.collect->entered(machine_); // of earlier runs
  auto [outcome, rejected] = run_on(machine_, context, arguments);
  Entered entered = {clauses_entered(), outcome.returned()};
  if (rejected || !has_ended(outcome) || !enters_new(entered)) return drawn_->note_nothing(context.steps_taken());
  if (!fits_signature(arguments)) return;
  drawn_->note_new(arguments);
  search_->run_seed(arguments);
}

std::optional<CoveringInput> FunctionTest::covering_input(std::shared_ptr<const KeptInput> input) {
  Context context(program_, options_.search.budget);
  options_.collect->entered(machine_); // of earlier runs
  options_.collect->entered(makers_);
  auto [outcome, rejected] = run_on(machine_, context, input->arguments());
  if (rejected) return {};
  CoveringInput made;
  made.covers = clauses_entered();
  made.covers_by_makers = options_.collect->entered(makers_);
  made.returns = outcome.returned();
  made.call = call_of(input->arguments());
  made.input = std::move(input);
  if (outcome.ending == Ending::Raised) {
    made.outcome = program_.describe_failure(context, function_.name, outcome.exception);
  } else if (outcome.returned() && outcome.values.size() == 1) {
    made.outcome = program_.describe_bad_result(context, function_.name, outcome.values[0]);
  } else {
    return {};
  }
  return made;
}

std::optional<CoveringInput> FunctionTest::simplified(const CoveringInput& from, const CoverNeed& needed,
                                                      TimePlan& plan) {
  plan.begin_finding();
  ShrinkLimit limit{options_.shrink_runs, [&] { return plan.may_shrink(); }};
  auto still_covers = [&](std::span<const Value> arguments) {
    Context context(program_, options_.search.budget);
    options_.collect->entered(machine_);
    Called called = call(machine_, context, arguments);
    bool ended = called.how == Called::How::Returned || (called.how == Called::How::Failed && !needed.returns);
    return ended && std::ranges::includes(clauses_entered(), needed.clauses);
  };
  auto small = shrink({space_->shapes, signature_.input, still_covers}, from.input, Candidates::Of::Everything, limit);
  Arena arena;
  Value printable = with_printable_text(arena, space_->shapes, signature_.input, small->tuple());
  std::span<const Value> arguments(printable.elements(), printable.arity());
  if (shape_contains(space_->shapes, signature_.input, printable) && still_covers(arguments)) {
    small = std::make_shared<const KeptInput>(arguments);
  }
  std::optional<CoveringInput> made = covering_input(std::move(small));
  bool fits = made && std::ranges::includes(made->covers, needed.clauses) && (made->returns || !needed.returns);
  return fits ? std::move(made) : std::nullopt;
}

FunctionTest::Elsewhere FunctionTest::elsewhere(const CoveringInput& covering) {
  constexpr uint64_t processes = 8;
  auto worst = Elsewhere::TheSame;
  for (uint64_t number = 1; number <= processes && program_.vary(number); ++number) {
    std::optional<CoveringInput> again = covering_input(covering.input);
    bool is_alike = again && again->returns == covering.returns &&
                    (covering.returns || again->outcome.constructor == covering.outcome.constructor);
    if (!is_alike) worst = Elsewhere::Otherwise;
    if (is_alike && again->outcome.reason != covering.outcome.reason) worst = std::max(worst, Elsewhere::AnotherResult);
  }
  program_.vary(0);
  return worst;
}

} // namespace assay
