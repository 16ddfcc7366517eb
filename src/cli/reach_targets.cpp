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

std::optional<uint32_t> number_in(std::string_view text) {
  uint32_t number = 0;
  auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || stop != text.data() + text.size() || number == 0) return {};
  return number;
}

// Without a number behind the last colon it is a file.
std::expected<FileAndLine, std::string> split(const std::string& word) {
  size_t colon = word.rfind(':');
  if (colon == std::string::npos || colon == 0) return FileAndLine{word, {}};
  std::optional<uint32_t> line = number_in(std::string_view(word).substr(colon + 1));
  if (!line) return std::unexpected(fmt::format("'{}' is not FILE:LINE", word));
  return FileAndLine{word.substr(0, colon), line};
}

std::expected<WantedBranch, std::string> branch_of(std::string_view text) {
  size_t colon = text.find(':');
  std::optional<uint32_t> line = number_in(text.substr(0, colon));
  WantedBranch wanted{line.value_or(0), {}};
  if (colon != std::string_view::npos) wanted.number = number_in(text.substr(colon + 1));
  if (line && (colon == std::string_view::npos || wanted.number)) return wanted;
  return std::unexpected(fmt::format("--branch takes LINE or LINE:NUMBER, not '{}'", text));
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
  for (const std::string& text : arguments.all("--branch")) {
    auto branch = branch_of(text);
    if (!branch) return std::unexpected(branch.error());
    wanted.branches.push_back(*branch);
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
  if (wanted.lines.empty() && wanted.branches.empty() && !wanted.call) {
    return std::unexpected(
        fmt::format("reach needs a line: {}:LINE, or --branch LINE, --changed REV or --call NAME", wanted.file));
  }
  return wanted;
}

namespace {

std::expected<void, std::string> add_branches(const core::Module& module, uint16_t file, const WantedTargets& wanted,
                                              const WantedBranch& branch, std::vector<ReachTarget>& targets) {
  std::vector<core::Spot> all = core::branches_on_line(module, file, branch.line);
  std::string place = fmt::format("{}:{}", wanted.file, branch.line);
  if (all.empty()) return std::unexpected(fmt::format("{}: there is no branch on this line", place));
  if (branch.number && *branch.number > all.size()) {
    return std::unexpected(
        fmt::format("{}: there is no branch {}: the line has {}", place, *branch.number, all.size()));
  }
  for (uint32_t i = 0; i < all.size(); ++i) {
    if (branch.number && *branch.number != i + 1) continue;
    uint32_t next = core::line_after(all[i]);
    std::string text = fmt::format("{} branch {} of {}", place, i + 1, all.size());
    if (next != branch.line) text += fmt::format(", to line {}", next);
    targets.push_back({text, wanted.file, branch.line, {all[i]}, i + 1, next});
  }
  return {};
}

} // namespace

std::expected<std::vector<ReachTarget>, std::string> find_targets(const LoadedProgram& program,
                                                                  const WantedTargets& wanted) {
  const core::Module& module = program.main_module();
  uint16_t file = file_index(module, wanted.file);
  std::vector<ReachTarget> targets;
  for (uint32_t line : wanted.lines) {
    std::vector<core::Spot> spots = core::spots_on_line(module, file, line, program.names().clauses_begin_lines());
    if (spots.empty() && wanted.changed) continue;
    std::string text = fmt::format("{}:{}", wanted.file, line);
    if (spots.empty()) return std::unexpected(fmt::format("{}: there is no code on this line", text));
    targets.push_back({text, wanted.file, line, std::move(spots), 0, 0});
  }
  for (const WantedBranch& branch : wanted.branches) {
    auto added = add_branches(module, file, wanted, branch, targets);
    if (!added) return std::unexpected(added.error());
  }
  if (wanted.call) {
    std::map<uint32_t, std::vector<core::Spot>> by_line;
    for (const core::Spot& spot : core::calls_of(module, *wanted.call)) by_line[spot.code().place.line].push_back(spot);
    if (by_line.empty()) return std::unexpected(fmt::format("{} does not call {}", wanted.file, *wanted.call));
    for (auto& [line, spots] : by_line) {
      targets.push_back({fmt::format("{}:{} ({})", wanted.file, line, *wanted.call), wanted.file, line, spots, 0, 0});
    }
  }
  if (targets.empty()) return std::unexpected(fmt::format("{}: there is no code on the changed lines", wanted.file));
  return targets;
}

} // namespace assay::cli
