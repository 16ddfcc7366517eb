#pragma once
// What is to be said about targets: the call that comes there and the way it takes, or why there is none. As text for
// people, and as one JSON record a line (docs/schema/report.schema.json).

#include <string>
#include <vector>

#include "finding/reach.h"
#include "report/source_lines.h"
#include "report/style.h"

namespace assay::report {

std::string reach_text(const ReachResult& result, const core::Module& module, SourceLines& lines, const Style& style,
                       std::string_view runtime);
std::string reach_json(const ReachResult& result, const core::Module& module);

} // namespace assay::report
