#include "campaign/keep_findings.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/stop.h"
#include "core/literal_text.h"

namespace assay::campaign {

namespace {

// As Core writes it; empty: the language reads its own texts, or functions are in it.
std::string input_of(const Finding& finding, const LoadedProgram& program) {
  if (program.texts().are_read_back() || finding.input == nullptr || finding.input->has_functions()) return {};
  std::vector<std::string> texts;
  for (Value argument : finding.input->arguments()) texts.push_back(core::print_literal(argument));
  return program.texts().argument_list(texts);
}

} // namespace

void store_findings(FunctionReport& report, const LoadedProgram& program, const std::string& target,
                    const OpenOptions& options, KeptFindings& kept_findings, const Say& say) {
  for (const Finding& finding : report.findings) {
    std::string& file = report.stored.emplace_back();
    // What the real runtime denies is our fault, not the program's; what acts outside must not be repeated unasked.
    if (finding.judgement.confirmation == Confirmation::Different || finding.seen_outside) continue;
    StoredFinding stored{std::string(program.main_module().language.text()),
                         target,
                         options,
                         finding.call,
                         finding.failure,
                         input_of(finding, program)};
    if (stored.input.empty() && !program.texts().are_read_back()) continue; // nobody could read it again
    auto name = kept_findings.keep(stored);
    if (name) {
      file = std::move(*name);
    } else {
      say(name.error().to_string());
    }
  }
}

void repeat_findings(TestedFunction& tested, LoadedProgram& program, const TestSettings& settings,
                     const KeptFindings& kept_findings, const Say& say) {
  if (tested.test == nullptr) return;
  Diagnostics problems;
  std::vector<KeptFinding> all = kept_findings.of_function(settings.target, tested.function->plain_name.text(),
                                                           tested.function->arity(), problems);
  for (KeptFinding& kept : all) {
    kept.finding.call.text = program.texts().call_text(kept.finding.call);
    Context context(program, settings.options.search.budget);
    auto arguments =
        program.reader().read_input(*tested.machine, context, kept.finding.call.function,
                                    arguments_text(kept.finding, program.texts()), tested.test->calls_in_text());
    if (!arguments) {
      problems.push_back({kept.name, 0, 0, "the call can't be read: " + to_string(arguments.error())});
      continue;
    }
    switch (tested.test->call_again(*arguments, kept.finding.failure)) {
      case CalledAgain::Returns: tested.outdated.returning.push_back(std::move(kept)); break;
      case CalledAgain::FailsOtherwise: tested.outdated.otherwise.push_back(std::move(kept)); break;
      default: break;
    }
  }
  for (const Diagnostic& problem : problems) say(problem.to_string() + "; it is left as it is");
}

void drop_outdated(FunctionReport& report, const OutdatedFindings& outdated, RealRuntime* runtime,
                   KeptFindings& kept_findings, const Say& say) {
  for (const KeptFinding& kept : outdated.returning) {
    std::string call = call_text(report.module, kept.finding.call);
    Observation seen;
    if (runtime != nullptr) seen = runtime->run(kept.finding.call, {}, RuntimeProcess::Shared);
    if (must_stop()) return;
    if (seen.what != Observed::Returned && seen.what != Observed::NotRun) {
      say(fmt::format("{}: {} returns on Assay's machine, but {} sees {}; it is left as it is", kept.name, call,
                      runtime->name(), to_string(seen)));
      continue;
    }
    report.no_longer_fail.push_back(fmt::format("{} ({})", call, failure_text(kept.finding.failure)));
    kept_findings.drop(kept);
  }
  for (const KeptFinding& kept : outdated.otherwise) {
    bool is_new = std::ranges::find(report.stored, kept.name) != report.stored.end();
    if (!is_new) kept_findings.drop(kept);
  }
}

std::optional<std::string> emit_findings(std::span<const FunctionReport> reports, LoadedProgram& program,
                                         const std::filesystem::path& folder, const Say& say) {
  std::vector<EmittedCase> cases;
  for (const FunctionReport& report : reports) {
    for (const Finding& finding : report.findings) {
      if (finding.judgement.confirmation == Confirmation::Different) continue;
      if (is_unending(finding.failure.kind)) {
        say(fmt::format("assay: no test is written of {}, which would not end",
                        call_text(report.module, finding.call)));
        continue;
      }
      std::string comment = is_confirmed(finding) ? "" : "Not confirmed: " + finding.judgement.detail;
      cases.push_back({finding.call, finding.failure, comment});
    }
  }
  if (cases.empty()) return {};
  auto file = program.test_emitter().emit_tests(folder, cases);
  if (file) return *file;
  say(to_string(file.error()));
  return {};
}

} // namespace assay::campaign
