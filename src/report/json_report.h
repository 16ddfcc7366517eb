#pragma once
// The report for programs: one record a line, as docs/schema/report.schema.json says. Every record has "assay", the
// version of the format, and "type".

#include <string>

#include "report/function_report.h"
#include "report/json.h"
#include "report/summary.h"

namespace assay::report {

// What every record begins with.
JsonObject json_record(std::string_view type);

// `with_times`: what differs from one run of the same command to the next is left out otherwise.
std::string json_finding(const FunctionReport& report, size_t index);
std::string json_function(const FunctionReport& report, bool with_times);
std::string json_not_tested(const std::string& function, const Diagnostics& problems);
std::string_view name_of(Confirmation confirmation);
std::string site_json(const Frame& site);
std::string counts_json(const std::map<std::string, uint64_t>& counts);
std::string coverage_json(const ClauseCoverage& coverage);
std::string json_emitted(const std::string& file);
std::string json_summary(const Summary& summary, bool with_times);

} // namespace assay::report
