#include "options.h"

#include <charconv>
#include <string_view>

#include <fmt/core.h>

namespace assay::conformance {
namespace {

constexpr std::string_view usage =
    "usage: conformance programs --programs FOLDER --work FOLDER --code FOLDER... [--opcodes FILE]\n"
    "                            [--only MODULE[:FUNCTION]] [--break PRIMITIVE --instead PRIMITIVE | --break-rule "
    "clause_order]\n"
    "       conformance random_programs --work FOLDER --code FOLDER... [--count N] [--seed S] [--time TIME]\n"
    "                                   [--only …] [--break …]\n"
    "       conformance random --functions FILE --code FOLDER... [--calls N] [--seed S] [--time TIME]\n"
    "                          [--only MODULE[:FUNCTION]]\n"
    "TIME is 90, 90s, 5m or 1h: another seed each round, for so long.\n";

bool read_number(std::string_view text, uint64_t& number) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

// Seconds, or a number with the letter of its unit.
bool read_time(std::string_view text, uint64_t& seconds) {
  uint64_t unit = text.ends_with('h') ? 3600 : text.ends_with('m') ? 60 : 1;
  if (unit > 1 || text.ends_with('s')) text.remove_suffix(1);
  if (!read_number(text, seconds)) return false;
  seconds *= unit;
  return true;
}

bool read_option(Options& options, std::string_view name, std::string_view value) {
  if (name == "--programs")
    options.programs = value;
  else if (name == "--functions")
    options.functions = value;
  else if (name == "--code")
    options.code_folders.emplace_back(value);
  else if (name == "--work")
    options.work = value;
  else if (name == "--opcodes")
    options.foreign_opcodes = value;
  else if (name == "--only")
    options.only = value;
  else if (name == "--break")
    options.broken = value;
  else if (name == "--instead")
    options.instead = value;
  else if (name == "--break-rule")
    return options.swap_clauses = value == "clause_order";
  else if (name == "--count")
    return read_number(value, options.count);
  else if (name == "--calls")
    return read_number(value, options.calls);
  else if (name == "--seed")
    return read_number(value, options.seed);
  else if (name == "--time")
    return read_time(value, options.seconds);
  else
    return false;
  return true;
}

} // namespace

std::optional<Options> read_options(int count, char** words) {
  Options options;
  bool good = count >= 2 && count % 2 == 0;
  if (good) options.mode = words[1];
  for (int i = 2; good && i + 1 < count; i += 2) good = read_option(options, words[i], words[i + 1]);
  if (options.mode == "programs")
    good = good && !options.programs.empty() && !options.work.empty();
  else if (options.mode == "random_programs")
    good = good && !options.work.empty();
  else if (options.mode == "random")
    good = good && !options.functions.empty();
  else
    good = false;
  if (options.broken.empty() != options.instead.empty()) good = false;
  if (good) return options;
  fmt::print(stderr, "{}", usage);
  return std::nullopt;
}

} // namespace assay::conformance
