#include "report/summary.h"

namespace assay::report {

void Summary::add(const FunctionReport& report) {
  if (nothing_satisfies(report) && report.verdict == TestVerdict::Exhausted) {
    ++not_tested;
  } else {
    ++functions;
    exhausted += report.verdict != TestVerdict::NotExhausted;
  }
  findings += report.findings.size();
  for (const Finding& finding : report.findings) {
    unconfirmed += !is_confirmed(finding);
    disagreements += finding.judgement.confirmation == Confirmation::Different;
  }
  runs += report.counters.runs;
  paths += report.counters.paths;
  predictions_checked += report.counters.predictions_checked;
  predictions_broken += report.counters.predictions_broken;
  interrupted = interrupted || report.stopped_by == StoppedBy::Interrupt;
}

} // namespace assay::report
