// `assay reach`: an input that comes to a line. Reads the command, finds the code of the line and the entries that lead
// there, and has each target searched in turn.

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <deque>

#include "base/stop.h"
#include "base/supervisor.h"
#include "cli/commands.h"
#include "cli/open_program.h"
#include "cli/reach_targets.h"
#include "cli/read_settings.h"
#include "cli/reporter_of.h"
#include "finding/reach.h"
#include "lang/choose_functions.h"

namespace assay::cli {

namespace {

// What anybody can call besides the entries; nothing if the user has named these.
std::vector<const core::Function*> other_entries(LoadedProgram& program,
                                                 std::span<const core::Function* const> entries) {
  std::vector<const core::Function*> others = callable_functions(program);
  std::erase_if(others,
                [&](const core::Function* function) { return std::ranges::find(entries, function) != entries.end(); });
  return others;
}

// The gravest of all, as the design has it: what is proved unreachable, then what is not known.
ExitCode exit_code(std::span<const ReachResult> results) {
  auto any = [&](ReachVerdict verdict) {
    return std::ranges::any_of(results, [&](const ReachResult& each) { return each.verdict == verdict; });
  };
  if (std::ranges::any_of(results, &ReachResult::interrupted)) return ExitCode::Interrupted;
  if (std::ranges::any_of(results, [](const ReachResult& each) { return !each.faults.empty(); })) {
    return ExitCode::OurFault;
  }
  if (any(ReachVerdict::Unreachable)) return ExitCode::Found;
  return any(ReachVerdict::Unknown) ? ExitCode::Inconclusive : ExitCode::Fine;
}

} // namespace

ExitCode reach_command(const Arguments& arguments) {
  auto wanted = wanted_targets(arguments);
  if (!wanted) return usage_error(wanted.error());
  SearchLimits limits = search_limits(arguments);
  TimePlan plan = begin_work(limits);
  auto program = open_program(wanted->file, arguments);
  if (!program) return program.error();
  auto targets = find_targets(**program, *wanted);
  if (!targets) return usage_error(targets.error());
  auto entries = choose_functions(**program, arguments.all("--from"));
  if (!entries) return usage_error(entries.error());
  listen_to_interrupts();
  ReachOptions options;
  limits.apply_to(options.search);
  options.from_entries_only = arguments.has("--from");
  if (!arguments.has("--from")) options.other_entries = other_entries(**program, *entries);
  auto may_go_on = [&] { return plan.left_for_search(0) > 0 && !must_stop(); };
  Reach reach(**program, *entries, !arguments.has("--no-spec"), options, may_go_on);
  std::unique_ptr<RealRuntime> runtime = (*program)->real_runtime();
  std::unique_ptr<Reporter> reporter = reporter_of(arguments, wanted->file, runtime.get());
  auto text_of = [&](const ReachResult& result) { return reporter->target(result, (*program)->main_module()); };
  // For the case that a search must be ended: of those that come after it, too.
  std::deque<std::string> last_words;
  for (const ReachTarget& target : *targets) {
    ReachResult unknown;
    unknown.target = target;
    unknown.reasons = {words_for(WhyStop::Interrupt)};
    last_words.push_back(text_of(unknown));
  }
  set_last_words(last_words);
  reach.so_far = [&](const ReachResult& found) {
    last_words.front() = text_of(found);
    set_last_words(last_words);
  };
  std::vector<ReachResult> results;
  for (size_t i = 0; i < targets->size() && why_stop() != WhyStop::Interrupt; ++i) {
    bool leads_nowhere = reach.leading_to((*targets)[i]).empty() && reach.graph().gaps().empty();
    if (arguments.has("--from") && leads_nowhere) {
      return usage_error(fmt::format("{} can't be reached from {}: nothing that it calls leads there",
                                     (*targets)[i].text, titles_of((*program)->names(), *entries)));
    }
    double share = plan.left_for_search(0) / static_cast<double>(targets->size() - i);
    ReachResult result = reach.reach((*targets)[i], share, runtime.get());
    if (!reach.problems().empty()) {
      fmt::print(stderr, "{}\n", to_string(reach.problems()));
      if (arguments.has("--from")) return ExitCode::Usage; // the entry can't be called
    }
    fmt::print("{}", text_of(result));
    std::fflush(stdout);
    drop_first_words();
    last_words.pop_front();
    results.push_back(std::move(result));
  }
  set_last_words({});
  return exit_code(results);
}

} // namespace assay::cli
