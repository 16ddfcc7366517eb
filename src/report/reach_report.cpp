#include "report/reach_report.h"

#include <fmt/core.h>

#include "report/function_report.h"
#include "report/json_report.h"

namespace assay::report {

namespace {

// Of a long path the beginning and the end are shown.
constexpr size_t most_lines = 24;

std::vector<core::Place> lines_of(const ReachResult& result) {
  std::vector<core::Place> lines;
  for (core::Place place : result.path) {
    place.column = 0;
    if (lines.empty() || lines.back() != place) lines.push_back(place);
  }
  core::Place end{result.target.line, 0, lines.empty() ? uint16_t{0} : lines.back().file};
  if (lines.empty() || lines.back().line != end.line) lines.push_back(end);
  return lines;
}

std::string file_of(const core::Module& module, core::Place place) {
  return place.file < module.files.size() ? std::string(module.files[place.file]) : std::string();
}

std::string verdict_name(const ReachResult& result) {
  switch (result.verdict) {
    case ReachVerdict::Reached: return "reached";
    case ReachVerdict::Unreachable: return "unreachable";
    case ReachVerdict::Unknown: break;
  }
  return "unknown";
}

std::string_view found_by_name(FoundBy found) {
  return found == FoundBy::Backward ? "backward" : found == FoundBy::Forward ? "forward" : "nobody";
}

// Lines that a path goes by, so many times one after the other.
struct Stretch {
  size_t first;
  size_t length;
  size_t times;
};

std::vector<Stretch> stretches_of(std::span<const core::Place> path) {
  constexpr size_t longest = 16;
  std::vector<Stretch> stretches;
  for (size_t i = 0; i < path.size();) {
    Stretch best{i, 1, 1};
    for (size_t length = 1; length <= longest && i + 2 * length <= path.size(); ++length) {
      size_t end = i + length;
      while (end < path.size() && path[end] == path[end - length]) ++end;
      size_t times = (end - i) / length;
      if (times > 1 && times * length > best.times * best.length) best = {i, length, times};
    }
    stretches.push_back(best);
    i += best.length * best.times;
  }
  return stretches;
}

std::string path_text(const ReachResult& result, const core::Module& module, SourceLines& lines, const Style& style) {
  std::vector<core::Place> path = lines_of(result);
  std::vector<std::string> shown;
  for (const Stretch& stretch : stretches_of(path)) {
    for (size_t i = stretch.first; i < stretch.first + stretch.length; ++i) {
      std::string source = lines.line(file_of(module, path[i]), path[i].line).value_or("");
      shown.push_back(style.dim(fmt::format("{:>4}  {}", path[i].line, source)));
    }
    if (stretch.times > 1) shown.push_back(style.dim(fmt::format("      … {} times in all", stretch.times)));
  }
  std::string text;
  for (size_t i = 0; i < shown.size(); ++i) {
    if (shown.size() > most_lines && i == most_lines / 2) {
      size_t left_out = shown.size() - most_lines;
      text += fmt::format("    … {} more\n", left_out);
      i += left_out;
    }
    text += fmt::format("    {}\n", shown[i]);
  }
  return text;
}

std::string count_text(uint64_t count, std::string_view one) {
  return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

} // namespace

std::string reach_text(const ReachResult& result, const core::Module& module, SourceLines& lines, const Style& style,
                       std::string_view runtime) {
  std::string text;
  std::string effort =
      fmt::format("{} explored, {}", count_text(result.segments, "segment"), count_text(result.runs, "forward run"));
  switch (result.verdict) {
    case ReachVerdict::Reached:
      text += fmt::format("{}: {} by {}\n", result.target.text, style.green("reached"),
                          style.bold(call_text(std::string(module.name.text()), result.call)));
      text += fmt::format("  confirmed by {}; found {}; {}\n", runtime, found_by_name(result.found_by), effort);
      text += path_text(result, module, lines, style);
      break;
    case ReachVerdict::Unreachable:
      text += fmt::format("{}: {}; {}\n", result.target.text, style.red("unreachable"), effort);
      for (const std::string& assumption : result.assumptions) text += fmt::format("  assumed: {}\n", assumption);
      break;
    case ReachVerdict::Unknown:
      text +=
          fmt::format("{}: {}; {}\n", result.target.text, style.yellow("not reached, not proved unreachable"), effort);
      for (const std::string& reason : result.reasons) text += fmt::format("  {}\n", reason);
      break;
  }
  for (const std::string& fault : result.faults) text += fmt::format("  {}\n", fault);
  return text;
}

std::string reach_json(const ReachResult& result, const core::Module& module) {
  JsonObject object = json_record("target");
  object.add("target", result.target.text);
  object.add("file", result.target.file).add("line", result.target.line);
  if (result.target.branch != 0) object.add("branch", result.target.branch);
  object.add("verdict", verdict_name(result));
  if (!result.call.function.empty()) {
    object.add("call", call_text(std::string(module.name.text()), result.call));
    object.add_raw("arguments", json_strings(result.call.arguments));
    object.add("confirmed", result.judgement.confirmation == Confirmation::Confirmed);
    std::string path;
    for (core::Place place : lines_of(result)) {
      JsonObject step;
      step.add("file", file_of(module, place)).add("line", place.line);
      path += (path.empty() ? "" : ",") + step.text();
    }
    object.add_raw("path", "[" + path + "]");
  }
  object.add("found_by", found_by_name(result.found_by)).add("segments", result.segments);
  object.add("candidates", result.candidates).add("runs", result.runs);
  object.add_raw("assumptions", json_strings(result.assumptions));
  object.add_raw("reasons", json_strings(result.reasons));
  return object.text();
}

} // namespace assay::report
