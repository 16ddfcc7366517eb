// `assay replay`: findings that were kept, made again without a search.

#include <fmt/core.h>

#include "cli/commands.h"
#include "report/function_report.h"
#include "report/json.h"
#include "store/replay.h"

namespace assay::cli {

namespace {

std::string_view name_of(ReplayResult result) {
  switch (result) {
    case ReplayResult::Repeated: return "still fails";
    case ReplayResult::Gone: return "gone";
    case ReplayResult::Changed: return "fails otherwise";
    case ReplayResult::Unknown: return "unknown";
  }
  return "";
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

bool confirmed(const ReplayReport& report) { return report.judgement.confirmation == Confirmation::Confirmed; }

std::string call_of(const StoredFinding& finding, const ReplayReport& report) {
  return report.call.empty() ? call_text(finding.failure.site.module, finding.call) : report.call;
}

std::string text_of(const StoredFinding& finding, const ReplayReport& report) {
  std::string text =
      fmt::format("{}: {} {}", name_of(report.result), call_of(finding, report), failure_text(finding.failure));
  if (!report.detail.empty()) text += "; " + report.detail;
  if (report.result != ReplayResult::Repeated) return text;
  return text + (confirmed(report) ? " (confirmed)" : fmt::format(" (NOT CONFIRMED: {})", report.judgement.detail));
}

std::string json_of(const std::string& file, const StoredFinding& finding, const ReplayReport& report) {
  JsonObject object;
  object.add("assay", 1u).add("type", "replay").add("file", file).add("result", name_of(report.result));
  object.add("call", call_of(finding, report));
  if (!report.detail.empty()) object.add("detail", report.detail);
  object.add("confirmed", confirmed(report));
  return object.text();
}

ExitCode replay_file(const std::string& file, bool json) {
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
  fmt::print("{}\n", json ? json_of(file, *finding, *report) : text_of(*finding, *report));
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
  ExitCode code = ExitCode::Fine;
  for (const std::string& file : arguments.words()) code = graver(code, replay_file(file, arguments.has("--json")));
  return code;
}

} // namespace assay::cli
