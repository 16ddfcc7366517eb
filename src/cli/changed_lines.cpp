#include "cli/changed_lines.h"

#include <fmt/core.h>

#include <charconv>
#include <filesystem>

#include "base/program.h"

namespace assay::cli {

namespace {

uint32_t number_at(std::string_view text, size_t& at) {
  uint32_t number = 0;
  auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), number);
  at = static_cast<size_t>(end - text.data());
  return number;
}

} // namespace

// `@@ -12,3 +14,2 @@`: from line 14 on two lines are new; without a count it is one.
std::vector<uint32_t> lines_of_diff(const std::string& diff) {
  std::vector<uint32_t> lines;
  for (size_t begin = 0; begin < diff.size();) {
    size_t end = std::min(diff.find('\n', begin), diff.size());
    std::string_view line = std::string_view(diff).substr(begin, end - begin);
    begin = end + 1;
    size_t plus = line.starts_with("@@ ") ? line.find('+') : std::string_view::npos;
    if (plus == std::string_view::npos) continue;
    size_t at = plus + 1;
    uint32_t first = number_at(line, at);
    uint32_t count = 1;
    if (at < line.size() && line[at] == ',') count = number_at(line, ++at);
    for (uint32_t i = 0; i < count; ++i) lines.push_back(first + i);
  }
  return lines;
}

std::expected<std::vector<uint32_t>, std::string> changed_lines(const std::string& file, const std::string& revision) {
  auto git = find_program("git");
  if (!git) return std::unexpected("--changed needs git, which is not there");
  std::filesystem::path path = std::filesystem::absolute(file);
  std::string folder = path.parent_path().string();
  if (revision.starts_with('-')) return std::unexpected(fmt::format("--changed takes a revision; not '{}'", revision));
  ProgramOutput answer = run_program({.file = *git,
                                      .words = {"git", "-C", folder, "diff", "--unified=0", "--no-color",
                                                "--no-ext-diff", revision, "--", path.filename().string()}});
  if (answer.is_fine) return lines_of_diff(answer.text);
  return std::unexpected(
      fmt::format("git has no answer to --changed {}: {}", revision, answer.text.substr(0, answer.text.find('\n'))));
}

} // namespace assay::cli
