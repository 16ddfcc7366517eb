#pragma once
// The formats of reports. A new one is a class in a file of its own, a line here, and the option that asks for it in
// the table of options.

#include <functional>
#include <memory>
#include <span>
#include <string_view>

#include "report/reporter.h"

namespace assay::report {

std::unique_ptr<Reporter> text_reporter(ReportSettings settings);
std::unique_ptr<Reporter> json_reporter(ReportSettings settings);

struct ReportFormat {
  std::string_view option; // that asks for it; empty: the default
  std::unique_ptr<Reporter> (*make)(ReportSettings settings);
};

inline constexpr ReportFormat report_formats[] = {
    {"--json", json_reporter},
    {"", text_reporter},
};

// The first format whose option is given, or the default.
inline std::unique_ptr<Reporter> make_reporter(std::span<const ReportFormat> formats, ReportSettings settings,
                                               const std::function<bool(std::string_view option)>& is_given) {
  for (const ReportFormat& format : formats) {
    if (format.option.empty() || is_given(format.option)) return format.make(std::move(settings));
  }
  return nullptr;
}

} // namespace assay::report
