#include "finding/reach.h"

#include <fmt/core.h>

#include <algorithm>
#include <unordered_set>

#include "base/stop.h"
#include "base/supervisor.h"
#include "core/parts.h"
#include "input/made_by_call.h"
#include "input/walk_shapes.h"
#include "lang/choose_functions.h"
#include "search/backward.h"
#include "search/entry_input.h"

namespace assay::finding {

namespace {

void add_functions_in(Value offered, std::vector<const core::Function*>& functions) {
  std::vector<Value> pending = {offered};
  std::unordered_set<uint64_t> seen;
  while (!pending.empty()) {
    Value part = pending.back();
    pending.pop_back();
    if (part.is(Kind::Closure)) functions.push_back(part.as_closure()->function);
    bool is_record = part.is(Kind::Record);
    if ((is_record || part.is(Kind::Array)) && !seen.insert(part.payload()).second) continue;
    if (is_record) {
      pending.insert(pending.end(), part.as_record()->fields(), part.as_record()->fields() + part.as_record()->count);
    } else if (part.is(Kind::Array)) {
      pending.insert(pending.end(), part.as_array()->elements(), part.as_array()->elements() + part.as_array()->count);
    } else {
      push_parts(part, pending);
    }
  }
}

// Functions that the program offers without a name by which they could be an entry: those of functors, of modules that
// functors make, in values.
std::vector<const core::Function*> nameless_functions(LoadedProgram& program, KnownValues& known) {
  std::vector<const core::Function*> functions;
  for (Value value : program.runs().offered(known.started())) add_functions_in(value, functions);
  std::unordered_set<const core::Function*> named;
  for (const core::Function* exported : program.main_module().functions) {
    if (!exported->exported) continue;
    named.insert(exported);
    for (const core::Block& block : exported->blocks) {
      const core::Instruction& last = block.terminator();
      if (last.opcode == core::Opcode::TailCallIndirect) named.insert(known.function_of(*exported, last.operands[0]));
    }
  }
  std::erase_if(functions, [&](const core::Function* function) { return named.contains(function); });
  return functions;
}

bool gives_functions(ShapeTable& shapes, const Signature& signature) {
  bool found = false;
  auto visit = [&](const Alternative& each) {
    found = found || each.form == Form::Function;
    return found ? Walk::Stop : Walk::Into;
  };
  if (shapes.is_everything(signature.result)) return false;
  walk_shapes(signature.result, [&](ShapeId part) -> const auto& { return shapes.all_alternatives(part); }, visit);
  return found;
}

// A fault of ours in one entry, or on one way, must not lose what others know. Empty: there was none.
std::string fault_of(const std::function<void()>& work) {
  try {
    work();
    return {};
  } catch (const std::exception& error) {
    return fmt::format("a fault of Assay itself: {}", error.what());
  }
}

// False: there was a fault.
bool guard(ReachResult& result, std::string_view where, const std::function<void()>& work) {
  std::string fault = fault_of(work);
  if (!fault.empty()) result.faults.push_back(fmt::format("{}: {}", where, fault));
  return fault.empty();
}

// With what makes their inputs. One that can't be called has none.
ProgramEntries with_makers(LoadedProgram& program, std::span<const core::Function* const> entries, bool use_spec,
                           const ReachOptions& options, KnownValues& known) {
  ProgramEntries result{{}, options.other_entries};
  for (const core::Function* function : entries) {
    ProgramEntry& entry = result.tested.emplace_back(function);
    std::string fault = fault_of([&] {
      ShapeTable shapes;
      auto signature = program.inputs().signature(shapes, *function, use_spec);
      if (signature && gives_functions(shapes, *signature)) result.giving_functions.push_back(function);
      for (Symbol maker : signature ? makers_in(shapes, signature->input) : std::vector<Symbol>()) {
        if (const core::Function* made_by = program.resolve(maker).function) entry.makers.push_back(made_by);
      }
    });
    if (!fault.empty()) result.gaps.insert(fmt::format("{}: {}", program.title_of(*function), fault));
  }
  if (options.from_entries_only) return result;
  result.start = program.runs().starting_function();
  for (const core::Function* function : nameless_functions(program, known)) {
    result.others.push_back(function);
    result.giving_functions.push_back(function);
  }
  return result;
}

} // namespace

Reach::Reach(LoadedProgram& program, std::span<const core::Function* const> entries, bool use_spec,
             ReachOptions options, const std::function<bool()>& may_go_on)
    : program_(program), entries_(entries.begin(), entries.end()), use_spec_(use_spec), options_(std::move(options)),
      known_(program,
             [&program](Machine& machine, Context& context) { return program.runs().start_run(machine, context); }),
      graph_(program, known_, with_makers(program, entries_, use_spec, options_, known_), may_go_on) {}

std::vector<const core::Function*> Reach::leading_to(const ReachTarget& target) const {
  std::set<const core::Function*> holding;
  for (const core::Spot& spot : target.spots) holding.insert(spot.function);
  std::set<const core::Function*> callers = graph_.callers(holding);
  std::vector<const core::Function*> result;
  std::ranges::copy_if(entries_, std::back_inserter(result),
                       [&](const core::Function* entry) { return callers.contains(entry); });
  return result;
}

std::unique_ptr<ReachEntry> Reach::set_up(const core::Function& function, const ReachTarget& target,
                                          const NearestFirst& nearest) {
  auto space = std::make_unique<InputSpace>();
  auto signature = program_.inputs().signature(space->shapes, function, use_spec_);
  if (!signature) {
    problems_.insert(problems_.end(), signature.error().begin(), signature.error().end());
    return nullptr;
  }
  ReachOptions options = options_;
  options.search.strategy = &nearest;
  auto entry = std::make_unique<ReachEntry>(program_, function, std::move(space), std::move(*signature), options);
  entry->aim_at(target.spots);
  return entry;
}

Reach::Entries Reach::set_up(const ReachTarget& target, const NearestFirst& nearest, ReachResult& result) {
  Entries entries;
  problems_.clear();
  for (const core::Function* function : leading_to(target)) {
    guard(result, program_.title_of(*function), [&] {
      if (auto entry = set_up(*function, target, nearest)) entries.push_back(std::move(entry));
    });
  }
  return entries;
}

void Reach::search_forward(Entries& entries, const TimePlan& plan, uint64_t most_runs, ReachResult& result) {
  std::vector<bool> done(entries.size(), false);
  auto is_left = [&] { return std::ranges::find(done, false) != done.end(); };
  // A share of runs each, in turn: what the first entry has found in its beginnings, another may find at once.
  const uint64_t share = std::clamp<uint64_t>(most_runs / std::max<uint64_t>(entries.size(), 1), 1, 16);
  uint64_t runs = 0;
  while (is_left() && plan.left_for_search(1) > 0 && !must_stop() && runs < most_runs) {
    for (size_t i = 0; i < entries.size(); ++i) {
      for (uint64_t run = 0; run < share && !done[i] && plan.left_for_search(1) > 0; ++run, ++runs) {
        bool has_more = false;
        guard(result, program_.title_of(entries[i]->declared()), [&] { has_more = entries[i]->step(); });
        done[i] = !has_more;
        if (entries[i]->reached() == nullptr) continue;
        result.found_by = FoundBy::Forward;
        return;
      }
    }
  }
}

bool Reach::search_backward(Entries& entries, const std::function<bool()>& may_go_on, uint32_t rounds,
                            ReachResult& result, Candidates candidates) {
  constexpr uint64_t most_seeds = 4;
  InputSpace space;
  SolverStatistics statistics;
  std::unique_ptr<Solver> solver = make_solver_chain(space.terms, options_.solver, statistics);
  std::vector<const core::Function*> functions;
  BackwardSearch::Entries shapes;
  for (const auto& entry : entries) {
    auto signature = program_.inputs().signature(space.shapes, entry->declared(), use_spec_);
    functions.push_back(&entry->function());
    shapes.emplace(functions.back(), signature ? signature->input : ShapeTable::any);
  }
  BackwardOptions bounds;
  bounds.rounds = rounds;
  bounds.callers = rounds;
  BackwardSearch search(program_, graph_, known_, space, *solver, bounds);
  search.aim_at(result.target.spots, shapes);
  uint64_t not_refuted = 0;
  uint64_t seeds = 0;
  // Where there is no end to the ways back, the forward search has its turn.
  const uint64_t most_segments = rounds < 16 ? 400 * rounds * rounds : UINT64_MAX;
  auto has_turn = [&] { return search.segments() < most_segments && may_go_on(); };
  while (std::optional<BackwardPath> path = search.next(has_turn)) {
    auto place = std::ranges::find(functions, path->frames.back().function);
    auto index = static_cast<size_t>(place - functions.begin());
    // In a first round most are asked about in a hurry: what is hard comes again in the next one.
    bool is_thorough = rounds > 1 || path->is_evaluated;
    Effort effort = is_thorough ? Effort::Full : Effort::Quick;
    EntryInput found = make_entry_input(*path, space, shapes.at(functions[index]), *solver, effort);
    if (found.feasibility == Feasibility::Infeasible) continue;
    // What was evaluated is gone through by other paths, which have to be refuted.
    if (!path->is_evaluated) ++not_refuted;
    ++result.candidates;
    result.skipped.insert(path->skipped.begin(), path->skipped.end());
    if (candidates == Candidates::Ignored && !path->is_evaluated) break;
    if (candidates == Candidates::Ignored) continue;
    if (found.input == nullptr) continue;
    if (entries[index]->try_input(found.input->arguments())) {
      result.found_by = FoundBy::Backward;
      break;
    }
    if (seeds++ < most_seeds) entries[index]->seed(found.input->arguments());
    if (entries[index]->reached() != nullptr) break;
  }
  result.segments += search.segments();
  result.unknown_calls.insert(search.unknown_calls().begin(), search.unknown_calls().end());
  auto has_reached = [](const auto& entry) { return entry->reached() != nullptr; };
  if (std::ranges::any_of(entries, has_reached)) {
    if (result.found_by == FoundBy::Nobody) result.found_by = FoundBy::Backward;
    return false;
  }
  if (!search.is_done() || not_refuted != 0) return true;
  auto lacks_inputs = [](const auto& entry) { return !entry->signature().not_made.empty(); };
  if (!graph_.gaps().empty() || !problems_.empty() || !result.faults.empty() ||
      std::ranges::any_of(entries, lacks_inputs))
    return true;
  result.verdict = ReachVerdict::Unreachable;
  return false;
}

void Reach::note_assumptions(const Entries& entries, ReachResult& result) {
  for (const auto& entry : entries) {
    std::string name = program_.names().short_title_of(entry->function());
    if (entry->signature().declared) result.assumptions.push_back(fmt::format("{} is called within its types", name));
    for (const std::string& restriction : entry->signature().restrictions) {
      result.assumptions.push_back(fmt::format("inputs of {}: {}", name, restriction));
    }
  }
  result.assumptions.push_back("memory and stack suffice, and function inputs call none of the program's");
}

void Reach::finish(ReachEntry& entry, TimePlan& plan, RealRuntime* runtime, ReachResult& result) {
  auto may_go_on = [&] { return plan.may_shrink(); };
  if (so_far) {
    ReachResult found = result;
    found.call = entry.call_of(*entry.reached());
    found.reasons = {fmt::format("{} comes there, which there was no time to confirm", found.call.text)};
    so_far(found);
  }
  plan.begin_finding();
  std::shared_ptr<const KeptInput> input = entry.made_small(entry.reached(), may_go_on);
  plan.end_shrinking();
  result.call = entry.call_of(*input);
  result.path = entry.path_of(*input);
  if (runtime != nullptr) result.judgement = confirm_reached(*runtime, result.call, result.target.seen_line());
  if (result.judgement.confirmation != Confirmation::Confirmed && input != entry.reached()) {
    input = entry.reached();
    result.call = entry.call_of(*input);
    result.path = entry.path_of(*input);
    if (runtime != nullptr) result.judgement = confirm_reached(*runtime, result.call, result.target.seen_line());
  }
  if (result.judgement.confirmation == Confirmation::Confirmed) {
    result.verdict = ReachVerdict::Reached;
  } else {
    result.reasons.push_back(fmt::format("a call that comes there is not confirmed: {}", result.judgement.detail));
  }
}

void Reach::note_reasons(const Entries& entries, ReachResult& result) const {
  std::set<std::string> unknown = graph_.gaps();
  unknown.insert(result.unknown_calls.begin(), result.unknown_calls.end());
  for (const std::string& gap : unknown) {
    result.reasons.push_back(fmt::format("not all calls are known: {}", gap));
  }
  for (const auto& entry : entries) {
    for (const std::string& words : entry->signature().not_made) {
      result.reasons.push_back(
          fmt::format("inputs of {}: {}", program_.names().short_title_of(entry->function()), words));
    }
  }
  if (!problems_.empty()) result.reasons.push_back("functions that lead there can't be called");
  for (const std::string& skipped : result.skipped) {
    result.reasons.push_back(fmt::format("left out on the way back: {}", skipped));
  }
}

bool Reach::is_refuted(const ReachTarget& target, uint32_t rounds, uint64_t most_steps) {
  NearestFirst nearest(Distance(graph_, target.spots));
  ReachResult result;
  Entries entries = set_up(target, nearest, result);
  result.target = target;
  auto may_go_on = [&] { return most_steps-- > 0; };
  search_backward(entries, may_go_on, rounds, result, Candidates::Ignored);
  return result.verdict == ReachVerdict::Unreachable;
}

void Reach::search(Entries& entries, const TimePlan& plan, ReachResult& result) {
  // A first run each: whatever the start of a run comes to is reached, whoever is called.
  search_forward(entries, plan, entries.size(), result);
  auto is_found = [&] { return result.found_by != FoundBy::Nobody; };
  bool goes_on = !is_found();
  for (uint32_t rounds : {1u, 2u, 4u, 8u, 16u}) {
    if (!goes_on || plan.left_for_search(1) <= 0 || must_stop()) break;
    auto may_go_on = [&] { return plan.left_for_search(1) > 0 && !must_stop(); };
    bool is_sound =
        guard(result, "on the way back", [&] { goes_on = search_backward(entries, may_go_on, rounds, result); });
    if (!is_sound) break;
    if (goes_on) search_forward(entries, plan, 128 * rounds, result);
    goes_on = goes_on && !is_found();
  }
  if (goes_on) search_forward(entries, plan, UINT64_MAX, result);
}

ReachResult Reach::reach(ReachTarget target, double seconds, RealRuntime* runtime) {
  WorkClock clock;
  if (why_stop() == WhyStop::Time) clear_stop(); // that of another target
  ReachResult result;
  result.target = std::move(target);
  guard(result, result.target.text, [&] { answer(seconds, runtime, result); });
  if (!result.faults.empty() && result.verdict == ReachVerdict::Unreachable) result.verdict = ReachVerdict::Unknown;
  result.interrupted = why_stop() == WhyStop::Interrupt;
  result.seconds = clock.seconds();
  return result;
}

void Reach::answer(double seconds, RealRuntime* runtime, ReachResult& result) {
  TimePlan plan = TimePlan::of_work(std::max(seconds, 0.0));
  NearestFirst nearest(Distance(graph_, result.target.spots));
  Entries entries = set_up(result.target, nearest, result);
  search(entries, plan, result);
  if (result.verdict == ReachVerdict::Unreachable) note_assumptions(entries, result);
  for (const auto& entry : entries) {
    result.runs += entry->counters().runs;
    result.segments += entry->segments();
  }
  WhyStop stopped = why_stop();
  if (stopped != WhyStop::None) result.reasons.emplace_back(words_for(stopped));
  plan.begin_finishing(1);
  auto found = std::ranges::find_if(entries, [](const auto& entry) { return entry->reached() != nullptr; });
  if (found != entries.end()) {
    guard(result, program_.title_of((*found)->declared()), [&] { finish(**found, plan, runtime, result); });
  }
  if (result.verdict == ReachVerdict::Unknown) note_reasons(entries, result);
}

} // namespace assay::finding
