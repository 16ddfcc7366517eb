#include "cli/options.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <stdexcept>

#include "search/strategy.h"

namespace assay::cli {

namespace {

constexpr Commands every_command = UINT32_MAX;
constexpr Commands that_search = of::cover | of::diff | of::grade | of::reach | of::test;
constexpr Commands that_load = that_search | of::dump | of::run;

using enum OptionType;

constexpr Option table[] = {
    {"--allow-effects", Switch, "", "", of::test, "run inputs that act outside (files, commands) in the real runtime"},
    {"--also", Text, "MODULE", "", of::cover, "cover all clauses of this module, too; repeatable"},
    {"--assume",
     Text,
     "MODULE:NAME",
     "",
     of::cover | of::test,
     "only inputs for which this boolean function of theirs is true count",
     {},
     nullptr,
     Option::Given::Once},
    {"--branch", Text, "LINE[:NUMBER]", "", of::reach,
     "branches of this line are targets, or the one of that number; repeatable"},
    {"--call", Text, "NAME", "", of::reach, "calls of this function are targets"},
    {"--changed", Text, "REV", "", of::reach, "lines that were changed since this revision of git are targets"},
    {"--concrete", Text, "MODULE:NAME/ARITY", "", of::cover | of::test,
     "run this function on known values only; NAME/* and */* take all; repeatable"},
    {"--depth", Count, "COUNT", "25", that_search, "decisions of a path that are explored", {1, UINT32_MAX}},
    {"--dump-queries", Text, "DIR", "", of::test, "write what the solver is asked as SMT-LIB into DIR"},
    {"--each-path", Switch, "", "", of::test,
     "report every path that fails, not one input for each place and way to fail"},
    {"--emit", Text, "DIR", "", of::diff | of::test,
     "write the findings as tests of the language's own framework into DIR"},
    {"--explain", Switch, "", "", of::test, "say how the path of each finding was decided"},
    {"--from", Text, "FUNCTION", "", of::reach,
     "the entry to begin with; repeatable (default: every exported function)"},
    {"--grading", Text, "FILE", "", of::diff | of::grade,
     "text that belongs to both programs, after their own; repeatable"},
    {"--heap", Bytes, "SIZE", "512M", of::run, "memory that one run may fill with its data"},
    {"--help", Switch, "", "", every_command, "show help and stop"},
    {"--jobs", Count, "COUNT", "", of::grade, "processes that work at the same time (default: one for each processor)"},
    {"--json", Switch, "", "", of::cover | of::diff | of::grade | of::reach | of::replay | of::test,
     "print one JSON record a line"},
    {"--max-paths", Count, "COUNT", "", that_search, "paths after which a function is left"},
    {"--memory", Bytes, "SIZE", "2G", that_search, "that may be taken; a compiler may take as much"},
    {"--no-cache", Switch, "", "", that_load, "neither read nor write the cache of compiled modules"},
    {"--no-spec", Switch, "", "", that_search, "take any arguments, whatever the spec says"},
    {"--no-store", Switch, "", "", of::test,
     "neither keep findings in .assay/findings nor repeat those that are there"},
    {"--out", Text, "DIR", "grades", of::grade, "where the tables go, and what is needed to go on with the work"},
    {"--reference", Text, "FILE", "", of::grade, "the program that the others are compared with"},
    {"--seed", Text, "ARGUMENTS", "", of::cover | of::test, "the arguments to begin with: '[1, [a]]'; repeatable"},
    {"--sites", Switch, "", "", of::dump, "print site ids with the code"},
    {"--size", Count, "COUNT", "8", of::diff | of::grade, "nodes that the inputs may have"},
    {"--stack", Bytes, "SIZE", "256M", of::run, "memory that one run may fill with its calls"},
    {"--statistics", Switch, "", "", of::run, "say on stderr how many steps and bytes the run took"},
    {"--steps", Count, "COUNT", "1000M", of::run, "calls and jumps that one run may make"},
    {"--strategy", Choice, "NAME", "unvisited", of::cover | of::test, "what is tried next", {}, strategy_names},
    {"--strict", Switch, "", "", of::diff | of::grade, "compare exceptions of the reference, too"},
    {"--time", Time, "TIME", "30s", of::cover | of::diff | of::reach | of::test,
     "for the whole command: 500ms, 30s, 5m, 1h"},
    {"--time-each", Time, "TIME", "5s", of::grade, "for one submission: 500ms, 5s, 1m"},
    {"--verbose", Switch, "", "", of::cover | of::diff | of::test, "report times, counts and clauses, too"},
    {"-D", Text, "NAME[=VALUE]", "", that_load, "define a macro"},
    {"-I", Text, "DIR", "", that_load, "look for header files, or sources of other classes, in DIR"},
    {"-f", Text, "NAME[/ARITY]", "", of::diff | of::grade, "the function to compare"},
    {"-o", Text, "FILE", "", of::cover, "where the suite goes, a file or a folder"},
    {"-pa", Text, "DIR", "", that_load, "look for compiled modules or classes in DIR first; a jar will do"},
};

// Defaults of single commands, in place of the table's.
struct OwnDefault {
  Commands commands;
  std::string_view name;
  std::string_view value;
};
constexpr OwnDefault own_defaults[] = {
    {of::diff | of::grade, "--depth", "40"},
    {of::diff, "--time", "10s"},
    {of::reach, "--depth", "60"},
};

const Option& option(std::string_view name) {
  auto found = std::ranges::find(table, name, &Option::name);
  if (found == std::end(table)) throw std::logic_error("no option " + std::string(name));
  return *found;
}

bool looks_like_option(std::string_view word) { return word.size() > 1 && word[0] == '-'; }

// `word` as an option of the command: the option itself, `--name=value`, or `-Ivalue`.
struct Spelling {
  const Option* option = nullptr;
  bool has_value = false;
  std::string value;
};

Spelling spelled(const std::string& word, Commands command) {
  for (const Option& candidate : table) {
    if ((candidate.commands & command) == 0) continue;
    if (word == candidate.name) return {&candidate, false, {}};
    if (candidate.type == Switch || !word.starts_with(candidate.name)) continue;
    std::string rest = word.substr(candidate.name.size());
    if (candidate.name.starts_with("--")) {
      if (rest.starts_with('=')) return {&candidate, true, rest.substr(1)};
    } else if (candidate.name.size() == 2) {
      return {&candidate, true, rest};
    }
  }
  return {};
}

// A number with k, M or G behind it; nothing if it is none.
std::optional<uint64_t> number_in(std::string_view text, uint64_t kilo) {
  uint64_t number = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  std::string_view suffix(end, static_cast<size_t>(text.data() + text.size() - end));
  uint64_t factor = suffix.empty()                   ? 1
                    : suffix == "k" || suffix == "K" ? kilo
                    : suffix == "m" || suffix == "M" ? kilo * kilo
                    : suffix == "g" || suffix == "G" ? kilo * kilo * kilo
                                                     : 0;
  uint64_t result = 0;
  bool is_wrong = error != std::errc() || factor == 0 || __builtin_mul_overflow(number, factor, &result);
  return is_wrong ? std::nullopt : std::optional(result);
}

std::optional<uint64_t> number_in(const Option& of, std::string_view text) {
  return number_in(text, of.type == Bytes ? 1024 : 1000);
}

std::optional<double> seconds_in(std::string_view text) {
  constexpr double most = 1e9;
  double number = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  std::string_view unit(end, static_cast<size_t>(text.data() + text.size() - end));
  double factor = unit.empty() || unit == "s" ? 1 : unit == "ms" ? 0.001 : unit == "m" ? 60 : unit == "h" ? 3600 : 0;
  bool is_wrong = error != std::errc() || !(number > 0) || factor == 0 || number * factor > most;
  return is_wrong ? std::nullopt : std::optional(number * factor);
}

// `unvisited, breadth or depth`
std::string choices_text(const Option& of) {
  std::vector<std::string_view> names = of.choices();
  std::string_view last = names.back();
  names.pop_back();
  return names.empty() ? std::string(last) : fmt::format("{} or {}", fmt::join(names, ", "), last);
}

std::string wanted_number(const Range& range) {
  if (range.greatest == UINT64_MAX) return "a number above zero, perhaps with k, M or G behind it";
  return fmt::format("a number from {} to {}", range.least, range.greatest);
}

// What is wrong with a value; empty: nothing.
std::string problem_with(const Option& of, const std::string& value) {
  std::string wanted;
  switch (of.type) {
    case Switch:
    case Text: break;
    case Choice:
      if (std::ranges::count(of.choices(), value) == 0) wanted = choices_text(of);
      break;
    case Count:
    case Bytes: {
      std::optional<uint64_t> number = number_in(of, value);
      if (!number || *number < of.range.least || *number > of.range.greatest) wanted = wanted_number(of.range);
      break;
    }
    case Time:
      if (!seconds_in(value)) wanted = "a time like 500ms, 30s, 5m or 1h";
      break;
  }
  return wanted.empty() ? "" : fmt::format("{} takes {}; not '{}'", of.name, wanted, value);
}

} // namespace

std::span<const Option> all_options() { return table; }

std::string help_text(const Option& option) {
  if (option.type != Choice) return std::string(option.help);
  return fmt::format("{}: {}", option.help, choices_text(option));
}

std::string_view default_of(const Option& option, Commands command) {
  for (const OwnDefault& own : own_defaults) {
    if (own.name == option.name && (own.commands & command) != 0) return own.value;
  }
  return option.default_value;
}

std::expected<Arguments, std::string> Arguments::parse(std::span<const std::string> words, Commands command,
                                                       std::string_view name) {
  auto see_help = [&](std::string problem) {
    return std::unexpected(fmt::format("{}; see assay {} --help", problem, name));
  };
  Arguments result;
  result.command_ = command;
  bool options_end = false;
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (options_end || !looks_like_option(word)) {
      result.words_.push_back(word);
      continue;
    }
    if (word == "--") {
      options_end = true;
      continue;
    }
    auto [of, has_value, value] = spelled(word, command);
    if (of == nullptr) return see_help(fmt::format("unknown option {}", word));
    if (of->type != Switch && !has_value) {
      if (i + 1 == words.size()) return see_help(fmt::format("{} needs {}", word, of->argument));
      value = words[++i];
    }
    if (std::string problem = problem_with(*of, value); !problem.empty()) return std::unexpected(problem);
    std::vector<std::string>& values = result.values_[std::string(of->name)];
    if (of->given == Option::Given::Once && !values.empty()) {
      return std::unexpected(fmt::format("{} can be given once", of->name));
    }
    values.push_back(value);
  }
  return result;
}

std::vector<std::string> Arguments::all(std::string_view name) const {
  auto found = values_.find(std::string(name));
  return found == values_.end() ? std::vector<std::string>{} : found->second;
}

std::string Arguments::value(std::string_view name) const {
  auto found = values_.find(std::string(name));
  return found == values_.end() ? std::string(default_of(option(name), command_)) : found->second.back();
}

uint64_t Arguments::count(std::string_view name) const { return number_in(option(name), value(name)).value(); }

double Arguments::seconds(std::string_view name) const { return seconds_in(value(name)).value(); }

} // namespace assay::cli
