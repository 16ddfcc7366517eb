#include "report/replay_report.h"

#include <fmt/core.h>

#include "report/json_report.h"

namespace assay::report {

namespace {

std::string_view name_of(ReplayedFinding::Result result) {
  switch (result) {
    case ReplayedFinding::Result::StillFails: return "still fails";
    case ReplayedFinding::Result::Gone: return "gone";
    case ReplayedFinding::Result::FailsOtherwise: return "fails otherwise";
    case ReplayedFinding::Result::Unknown: return "unknown";
  }
  return "";
}

} // namespace

std::string replay_text(const ReplayedFinding& finding) {
  std::string text = fmt::format("{}: {} {}", name_of(finding.result), finding.call, finding.failure);
  if (!finding.detail.empty()) text += "; " + finding.detail;
  if (finding.result == ReplayedFinding::Result::StillFails) {
    text += finding.is_confirmed ? " (confirmed)" : fmt::format(" (NOT CONFIRMED: {})", finding.why_not_confirmed);
  }
  return text + "\n";
}

std::string replay_json(const ReplayedFinding& finding) {
  JsonObject object = json_record("replay");
  object.add("file", finding.file).add("result", name_of(finding.result)).add("call", finding.call);
  if (!finding.detail.empty()) object.add("detail", finding.detail);
  object.add("confirmed", finding.is_confirmed);
  return object.text();
}

} // namespace assay::report
