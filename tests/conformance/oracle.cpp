#include "oracle.h"

#include <cstdlib>

namespace assay::conformance {
namespace {

std::string shell_quoted(const std::string& word) {
  std::string text = "'";
  for (char c : word) {
    if (c == '\'')
      text += "'\\''";
    else
      text += c;
  }
  return text + '\'';
}

} // namespace

Oracle::Oracle(const std::vector<std::string>& code_folders, const std::string& module,
               const std::vector<std::string>& arguments) {
  std::string command = "ERL_CRASH_DUMP_SECONDS=0 exec erl -noshell -noinput +fnu";
  for (const std::string& folder : code_folders) command += " -pa " + shell_quoted(folder);
  command += " -run " + module + " main";
  for (const std::string& argument : arguments) command += ' ' + shell_quoted(argument);
  pipe_ = popen(command.c_str(), "r");
}

Oracle::~Oracle() {
  if (pipe_ != nullptr) pclose(pipe_);
  std::free(buffer_);
}

std::optional<std::string> Oracle::next_line() {
  if (pipe_ == nullptr) return std::nullopt;
  ssize_t length = getline(&buffer_, &capacity_, pipe_);
  if (length <= 0) return std::nullopt;
  std::string line(buffer_, static_cast<size_t>(length));
  if (line.ends_with('\n')) line.pop_back();
  return line;
}

bool Oracle::ended_well() {
  if (pipe_ == nullptr) return false;
  int status = pclose(pipe_);
  pipe_ = nullptr;
  return status == 0;
}

} // namespace assay::conformance
