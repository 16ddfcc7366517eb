#include "cli/reach_targets.h"

#include <fmt/core.h>

#include <charconv>
#include <filesystem>
#include <map>

#include "cli/changed_lines.h"
#include "core/spots_on_line.h"

namespace assay::cli {

namespace {

struct FileAndLine {
  std::string file;
  std::optional<uint32_t> line;
};

// Without a number behind the last colon it is a file.
std::expected<FileAndLine, std::string> split(const std::string& word) {
  size_t colon = word.rfind(':');
  if (colon == std::string::npos || colon == 0) return FileAndLine{word, {}};
  uint32_t line = 0;
  const char* begin = word.data() + colon + 1;
  const char* end = word.data() + word.size();
  auto [stop, error] = std::from_chars(begin, end, line);
  if (error != std::errc() || stop != end || line == 0) {
    return std::unexpected(fmt::format("'{}' is not FILE:LINE", word));
  }
  return FileAndLine{word.substr(0, colon), line};
}

// The index of the file among those that places name; the first one is what the user named.
uint16_t file_index(const core::Module& module, const std::string& file) {
  std::error_code error;
  for (size_t i = 0; i < module.files.size(); ++i) {
    std::filesystem::path known(module.files[i]);
    if (known == file || std::filesystem::equivalent(known, file, error)) return static_cast<uint16_t>(i);
  }
  return 0;
}

} // namespace

std::expected<WantedTargets, std::string> wanted_targets(const Arguments& arguments) {
  if (arguments.words().empty()) return std::unexpected("reach needs FILE:LINE; see assay reach --help");
  WantedTargets wanted;
  for (const std::string& word : arguments.words()) {
    auto named = split(word);
    if (!named) return std::unexpected(named.error());
    if (!wanted.file.empty() && wanted.file != named->file) {
      return std::unexpected("the targets of one command are lines of one file");
    }
    wanted.file = named->file;
    if (named->line) wanted.lines.push_back(*named->line);
  }
  std::error_code error;
  if (!std::filesystem::is_regular_file(wanted.file, error)) {
    return std::unexpected(fmt::format("{}: no such file", wanted.file));
  }
  if (arguments.has("--call")) wanted.call = arguments.value("--call");
  if (arguments.has("--changed")) {
    auto lines = changed_lines(wanted.file, arguments.value("--changed"));
    if (!lines) return std::unexpected(lines.error());
    if (lines->empty()) {
      return std::unexpected(
          fmt::format("{} has no line that was changed since {}", wanted.file, arguments.value("--changed")));
    }
    wanted.lines.insert(wanted.lines.end(), lines->begin(), lines->end());
    wanted.changed = true;
  }
  if (wanted.lines.empty() && !wanted.call) {
    return std::unexpected(fmt::format("reach needs a line: {}:LINE, or --changed REV, or --call NAME", wanted.file));
  }
  return wanted;
}

std::expected<std::vector<ReachTarget>, std::string> find_targets(const LoadedProgram& program,
                                                                  const WantedTargets& wanted) {
  const core::Module& module = program.main_module();
  uint16_t file = file_index(module, wanted.file);
  std::vector<ReachTarget> targets;
  for (uint32_t line : wanted.lines) {
    std::vector<core::Spot> spots = core::spots_on_line(module, file, line);
    if (spots.empty() && wanted.changed) continue;
    std::string text = fmt::format("{}:{}", wanted.file, line);
    if (spots.empty()) return std::unexpected(fmt::format("{}: there is no code on this line", text));
    targets.push_back({text, wanted.file, line, std::move(spots)});
  }
  if (wanted.call) {
    std::map<uint32_t, std::vector<core::Spot>> by_line;
    for (const core::Spot& spot : core::calls_of(module, *wanted.call)) by_line[spot.code().place.line].push_back(spot);
    if (by_line.empty()) return std::unexpected(fmt::format("{} does not call {}", wanted.file, *wanted.call));
    for (auto& [line, spots] : by_line) {
      targets.push_back({fmt::format("{}:{} ({})", wanted.file, line, *wanted.call), wanted.file, line, spots});
    }
  }
  if (targets.empty()) return std::unexpected(fmt::format("{}: there is no code on the changed lines", wanted.file));
  return targets;
}

} // namespace assay::cli
