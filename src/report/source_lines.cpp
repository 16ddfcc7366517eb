#include "report/source_lines.h"

#include <sstream>

#include "base/file.h"

namespace assay::report {

namespace {

std::string trimmed(const std::string& line) {
  size_t begin = line.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return {};
  return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

} // namespace

const std::vector<std::string>& SourceLines::lines_of(const std::string& file) {
  auto [entry, is_new] = files_.try_emplace(file);
  if (!is_new) return entry->second;
  auto text = read_file(file);
  if (!text && !folder_.empty()) text = read_file(folder_ / std::filesystem::path(file).filename());
  if (!text) return entry->second;
  std::istringstream stream(*text);
  for (std::string line; std::getline(stream, line);) entry->second.push_back(trimmed(line));
  return entry->second;
}

std::optional<std::string> SourceLines::line(const std::string& file, uint32_t number) {
  if (file.empty() || number == 0) return {};
  const std::vector<std::string>& lines = lines_of(file);
  if (number > lines.size() || lines[number - 1].empty()) return {};
  return lines[number - 1];
}

} // namespace assay::report
