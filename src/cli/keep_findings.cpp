#include "cli/keep_findings.h"

#include <fmt/core.h>

#include "store/stored_finding.h"

namespace assay::cli {

void store_findings(FunctionReport& report, const LoadedProgram& program, const std::string& target,
                    const OpenOptions& options) {
  for (const Finding& finding : report.findings) {
    std::string& file = report.stored.emplace_back();
    // What the real runtime denies is our fault, not the program's; what acts outside must not be repeated unasked.
    if (finding.judgement.confirmation == Confirmation::Different || finding.seen_outside) continue;
    StoredFinding stored{std::string(program.main_module().language.text()), target, options, finding.call,
                         finding.failure};
    auto written = write_finding(default_findings_folder(), stored);
    if (written) {
      file = written->string();
    } else {
      fmt::print(stderr, "{}\n", written.error().to_string());
    }
  }
}

std::optional<std::string> emit_findings(std::span<const FunctionReport> reports, LoadedProgram& program,
                                         const std::filesystem::path& folder) {
  std::vector<EmittedCase> cases;
  for (const FunctionReport& report : reports) {
    for (const Finding& finding : report.findings) {
      if (finding.judgement.confirmation == Confirmation::Different) continue;
      std::string comment = is_confirmed(finding) ? "" : "Not confirmed: " + finding.judgement.detail;
      cases.push_back({finding.call, finding.failure, comment});
    }
  }
  if (cases.empty()) return {};
  auto file = program.emit_tests(folder, cases);
  if (file) return *file;
  fmt::print(stderr, "{}\n", to_string(file.error()));
  return {};
}

} // namespace assay::cli
