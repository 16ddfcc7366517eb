// `assay replay`: findings that were kept, made again without a search.

#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/reporter_of.h"
#include "report/function_report.h"
#include "store/replay.h"

namespace assay::cli {

namespace {

ReplayedFinding::Result result_of(ReplayResult result) {
  switch (result) {
    case ReplayResult::Repeated: return ReplayedFinding::Result::StillFails;
    case ReplayResult::Gone: return ReplayedFinding::Result::Gone;
    case ReplayResult::Changed: return ReplayedFinding::Result::FailsOtherwise;
    case ReplayResult::Unknown: break;
  }
  return ReplayedFinding::Result::Unknown;
}

ExitCode code_of(ReplayResult result) {
  switch (result) {
    case ReplayResult::Repeated:
    case ReplayResult::Changed: return ExitCode::Found;
    case ReplayResult::Gone: return ExitCode::Fine;
    case ReplayResult::Unknown: return ExitCode::Inconclusive;
  }
  return ExitCode::OurFault;
}

ReplayedFinding replayed(const std::string& file, const StoredFinding& finding, const ReplayReport& report) {
  ReplayedFinding replayed;
  replayed.file = file;
  replayed.result = result_of(report.result);
  replayed.call = report.call.empty() ? call_text(finding.failure.site.module, finding.call) : report.call;
  replayed.failure = failure_text(finding.failure);
  replayed.detail = report.detail;
  replayed.is_confirmed = report.judgement.confirmation == Confirmation::Confirmed;
  replayed.why_not_confirmed = report.judgement.detail;
  return replayed;
}

ExitCode replay_file(const std::string& file, Reporter& reporter) {
  auto finding = read_finding(file);
  if (!finding) {
    fmt::print(stderr, "{}\n", finding.error().to_string());
    return ExitCode::Usage;
  }
  auto report = replay(*finding, languages());
  if (!report) {
    fmt::print(stderr, "{}\n", to_string(report.error()));
    return ExitCode::NotLoaded;
  }
  fmt::print("{}", reporter.replayed(replayed(file, *finding, *report)));
  return code_of(report->result);
}

// The gravest of several.
ExitCode graver(ExitCode left, ExitCode right) {
  for (ExitCode code :
       {ExitCode::OurFault, ExitCode::Found, ExitCode::Usage, ExitCode::NotLoaded, ExitCode::Inconclusive}) {
    if (left == code || right == code) return code;
  }
  return ExitCode::Fine;
}

} // namespace

ExitCode replay_command(const Arguments& arguments) {
  if (arguments.words().empty()) return usage_error("replay takes FILE ...; see assay replay --help");
  std::unique_ptr<Reporter> reporter = reporter_of(arguments);
  ExitCode code = ExitCode::Fine;
  for (const std::string& file : arguments.words()) code = graver(code, replay_file(file, *reporter));
  return code;
}

} // namespace assay::cli
