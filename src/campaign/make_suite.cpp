#include "campaign/make_suite.h"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "finding/choose_suite.h"
#include "finding/simpler.h"

namespace assay::campaign {

namespace {

// An input that may become a test.
struct Candidate {
  size_t function = 0; // among those tested
  CoveringInput covering;
  bool is_simple = false; // made so, and what is to be known of it is
  Observation seen;
};

std::vector<Candidate> all_candidates(const std::vector<TestedFunction>& functions) {
  std::vector<Candidate> all;
  for (size_t i = 0; i < functions.size(); ++i) {
    if (functions[i].test == nullptr) continue;
    for (const auto& [entered, covering] : functions[i].test->covering()->all()) {
      if (!entered.first.empty()) all.push_back({i, covering, false, {}});
    }
  }
  return all;
}

void sort_by_preference(std::vector<Candidate>& candidates) {
  std::ranges::stable_sort(candidates, [](const Candidate& left, const Candidate& right) {
    return is_simpler(left.covering.input->tuple(), right.covering.input->tuple());
  });
}

// What a test adds to a suite: the clauses that it enters, and, apart from that, those that it enters and returns.
std::vector<uint32_t> worth_of(const CoveringInput& input) {
  std::vector<uint32_t> worth;
  for (uint32_t clause : input.covers) {
    worth.push_back(2 * clause);
    if (input.returns) worth.push_back(2 * clause + 1);
  }
  return worth;
}

std::vector<size_t> choose(const std::vector<Candidate>& candidates) {
  std::vector<std::vector<uint32_t>> covers;
  for (const Candidate& candidate : candidates) covers.push_back(worth_of(candidate.covering));
  return choose_suite(covers);
}

// What nobody else among the chosen covers.
CoverNeed needed_of(size_t which, const std::vector<size_t>& chosen, const std::vector<Candidate>& candidates) {
  std::set<uint32_t> others;
  for (size_t index : chosen) {
    std::vector<uint32_t> worth = index == which ? std::vector<uint32_t>() : worth_of(candidates[index].covering);
    others.insert(worth.begin(), worth.end());
  }
  CoverNeed needed;
  for (uint32_t thing : worth_of(candidates[which].covering)) {
    if (others.contains(thing)) continue;
    needed.returns = needed.returns || thing % 2 == 1;
    uint32_t clause = thing / 2;
    if (needed.clauses.empty() || needed.clauses.back() != clause) needed.clauses.push_back(clause);
  }
  return needed;
}

// Where a failure is seen does not matter to a test.
std::string disagreement(Failure expected, const Observation& seen) {
  expected.site = seen.failure.site;
  expected.trace_is_cut = seen.failure.trace_is_cut;
  expected.site_is_in_trace = seen.failure.site_is_in_trace;
  Judgement judgement = judge(expected, seen);
  return judgement.confirmation == Confirmation::Confirmed ? "" : judgement.detail;
}

std::string lines_text(const std::vector<uint32_t>& covers, const ClauseNumbers& clauses) {
  std::set<uint32_t> lines;
  for (uint32_t number : covers) lines.insert(clauses[number].place().line);
  std::string text;
  for (uint32_t line : lines) text += (text.empty() ? "" : ", ") + std::to_string(line);
  return fmt::format("Covers line{} {}.", lines.size() == 1 ? "" : "s", text);
}

// Makes a chosen one a test. False: it can't be one; `why` says why, if that is worth a word.
bool make_ready(Candidate& candidate, const CoverNeed& needed, TestedFunction& tested, RealRuntime* runtime,
                TimePlan& plan, std::string& why) {
  auto simple = tested.test->covering()->simplified(candidate.covering, needed, plan);
  if (!simple) return false;
  candidate.covering = std::move(*simple);
  candidate.is_simple = true;
  candidate.seen.detail = "there is no real runtime to ask";
  if (runtime != nullptr) candidate.seen = runtime->run(candidate.covering.call, {}, RuntimeProcess::Shared);
  if (candidate.seen.what != Observed::Returned && candidate.seen.what != Observed::Raised) {
    why = to_string(candidate.seen);
    return false;
  }
  Elsewhere elsewhere = tested.test->covering()->elsewhere(candidate.covering);
  candidate.seen.value_varies = elsewhere == Elsewhere::AnotherResult;
  // What it covers here it need not cover there.
  bool returned = candidate.seen.what == Observed::Returned;
  bool is_another = candidate.covering.by_chance && candidate.covering.returns != returned;
  if (elsewhere == Elsewhere::Otherwise || is_another) why = "it may do something else in another process";
  return why.empty();
}

// A test can't assert what is another thing in another process. The calls are made in another order there, as what
// varies may depend on what was done before.
void note_what_varies(std::vector<Candidate>& ready, std::span<const size_t> chosen, RealRuntime& elsewhere) {
  for (size_t i = chosen.size(); i > 0; --i) {
    Candidate& candidate = ready[chosen[i - 1]];
    if (candidate.seen.what != Observed::Returned) continue;
    Observation again = elsewhere.run(candidate.covering.call, {}, RuntimeProcess::Shared);
    if (again.what == Observed::Returned && again.value != candidate.seen.value) candidate.seen.value_varies = true;
  }
}

// A fault of ours in one of them must not lose the others.
bool make_ready_guarded(Candidate& candidate, const CoverNeed& needed, TestedFunction& tested, RealRuntime* runtime,
                        TimePlan& plan, std::string& why, uint64_t& faults) {
  try {
    return make_ready(candidate, needed, tested, runtime, plan, why);
  } catch (const std::exception& error) {
    why = fmt::format("a fault of Assay itself: {}", error.what());
    ++faults;
    return false;
  }
}

} // namespace

std::vector<std::string> tests_not_made(const std::vector<TestedFunction>& functions, const ClauseNumbers& clauses) {
  std::vector<Candidate> candidates = all_candidates(functions);
  sort_by_preference(candidates);
  std::vector<std::string> texts;
  for (size_t index : choose(candidates)) {
    const Candidate& candidate = candidates[index];
    const TestedFunction& tested = functions[candidate.function];
    std::string module(tested.function->module->name.text());
    RealCall call = tested.test->call_of(candidate.covering.input->arguments());
    texts.push_back(fmt::format("no test of {}, as there was no time: {}", call_text(module, call),
                                lines_text(candidate.covering.covers, clauses)));
  }
  return texts;
}

Suite make_suite(std::vector<TestedFunction>& functions, const ClauseNumbers& clauses, RealRuntime* runtime,
                 TimePlan& plan) {
  Suite suite;
  std::vector<Candidate> candidates = all_candidates(functions);
  sort_by_preference(candidates);
  std::vector<size_t> chosen = choose(candidates);
  plan.begin_finishing(chosen.size());
  // One that turns out to be no test is left out, and the choice made anew: what is ready by then stays so.
  for (size_t i = 0; i < chosen.size();) {
    size_t index = chosen[i];
    Candidate& candidate = candidates[index];
    std::string why;
    if (candidate.is_simple || make_ready_guarded(candidate, needed_of(index, chosen, candidates),
                                                  functions[candidate.function], runtime, plan, why, suite.faults)) {
      ++i;
      continue;
    }
    if (!why.empty()) {
      std::string module(functions[candidate.function].function->module->name.text());
      suite.refused.push_back(fmt::format("no test of {}: {}", call_text(module, candidate.covering.call), why));
    }
    candidates.erase(candidates.begin() + static_cast<ptrdiff_t>(index));
    chosen = choose(candidates);
    i = 0;
  }
  // Simpler inputs cover less, or other things: so some may be needless now.
  std::vector<Candidate> ready;
  for (size_t index : chosen) ready.push_back(std::move(candidates[index]));
  sort_by_preference(ready);
  chosen = choose(ready);
  std::ranges::stable_sort(chosen, {}, [&](size_t index) {
    return std::pair(ready[index].function, ready[index].covering.covers); // as it is in the source
  });
  std::unique_ptr<RealRuntime> elsewhere = runtime == nullptr ? nullptr : runtime->elsewhere();
  if (elsewhere != nullptr) note_what_varies(ready, chosen, *elsewhere);
  for (size_t index : chosen) {
    Candidate& candidate = ready[index];
    SuiteTest& test = suite.tests.emplace_back();
    if (!candidate.seen.value_varies) test.disagreement = disagreement(candidate.covering.outcome, candidate.seen);
    test.written = {std::move(candidate.covering.call), std::move(candidate.seen),
                    lines_text(candidate.covering.covers, clauses)};
    std::ranges::set_union(candidate.covering.covers, candidate.covering.covers_by_makers,
                           std::back_inserter(test.covers));
  }
  return suite;
}

} // namespace assay::campaign
