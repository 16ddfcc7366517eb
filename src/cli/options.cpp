#include "cli/options.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace assay::cli {

namespace {

constexpr Option table[] = {
    {"--allow-effects", "", "", "run inputs that act outside (files, commands) in the real runtime"},
    {"--also", "MODULE", "", "cover all clauses of this module, too; repeatable"},
    {"--assume", "MODULE:NAME", "", "only inputs for which this boolean function of theirs is true count"},
    {"--branch", "LINE[:NUMBER]", "", "branches of this line are targets, or the one of that number; repeatable"},
    {"--call", "NAME", "", "calls of this function are targets"},
    {"--changed", "REV", "", "lines that were changed since this revision of git are targets"},
    {"--concrete", "MODULE:NAME/ARITY", "",
     "run this function on known values only; NAME/* and */* take all; repeatable"},
    {"--depth", "COUNT", "25", "decisions of a path that are explored"},
    {"--dump-queries", "DIR", "", "write what the solver is asked as SMT-LIB into DIR"},
    {"--each-path", "", "", "report every path that fails, not one input for each place and way to fail"},
    {"--emit", "DIR", "", "write the findings as tests of the language's own framework into DIR"},
    {"--explain", "", "", "say how the path of each finding was decided"},
    {"--from", "FUNCTION", "", "the entry to begin with; repeatable (standard: every exported function)"},
    {"--grading", "FILE", "", "text that belongs to both programs, after their own; repeatable"},
    {"--heap", "SIZE", "512M", "memory that one run may fill with its data"},
    {"--help", "", "", "show help and stop"},
    {"--jobs", "COUNT", "", "processes that work at the same time (standard: one for each processor)"},
    {"--json", "", "", "print one JSON record a line"},
    {"--max-paths", "COUNT", "", "paths after which a function is left"},
    {"--memory", "SIZE", "2G", "that may be taken; a compiler may take as much"},
    {"--no-cache", "", "", "neither read nor write the cache of compiled modules"},
    {"--no-spec", "", "", "take any arguments, whatever the spec says"},
    {"--no-store", "", "", "neither keep findings in .assay/findings nor repeat those that are there"},
    {"--out", "DIR", "grades", "where the tables go, and what is needed to go on with the work"},
    {"--reference", "FILE", "", "the program that the others are compared with"},
    {"--seed", "ARGUMENTS", "", "the arguments to begin with: '[1, [a]]'; repeatable"},
    {"--sites", "", "", "print site ids with the code"},
    {"--size", "COUNT", "8", "nodes that the inputs may have"},
    {"--stack", "SIZE", "256M", "memory that one run may fill with its calls"},
    {"--statistics", "", "", "say on stderr how many steps and bytes the run took"},
    {"--steps", "COUNT", "1000M", "calls and jumps that one run may make"},
    {"--strategy", "NAME", "unvisited", "what is tried next: unvisited, breadth, depth"},
    {"--strict", "", "", "compare exceptions of the reference, too"},
    {"--time", "TIME", "30s", "for the whole command: 500ms, 30s, 5m, 1h"},
    {"--time-each", "TIME", "5s", "for one submission: 500ms, 5s, 1m"},
    {"--verbose", "", "", "report times, counts and clauses, too"},
    {"-D", "NAME[=VALUE]", "", "define a macro"},
    {"-I", "DIR", "", "look for header files, or sources of other classes, in DIR"},
    {"-f", "NAME[/ARITY]", "", "the function to compare"},
    {"-o", "FILE", "", "where the suite goes, a file or a folder"},
    {"-pa", "DIR", "", "look for compiled modules or classes in DIR first; a jar will do"},
};

const Option* find_option(std::string_view name) {
  auto found = std::find_if(std::begin(table), std::end(table), [&](const Option& each) { return each.name == name; });
  return found == std::end(table) ? nullptr : found;
}

bool looks_like_option(std::string_view word) { return word.size() > 1 && word[0] == '-'; }

// `word` as one of the allowed options: the option itself, `--name=value`, or `-Ivalue`.
struct Spelling {
  const Option* option = nullptr;
  bool has_value = false;
  std::string value;
};

Spelling spelled(const std::string& word, std::span<const std::string_view> allowed) {
  for (std::string_view name : allowed) {
    const Option& candidate = option(name);
    if (word == name) return {&candidate, false, {}};
    if (candidate.argument.empty() || !word.starts_with(name)) continue;
    std::string rest = word.substr(name.size());
    if (name.starts_with("--")) {
      if (rest.starts_with('=')) return {&candidate, true, rest.substr(1)};
    } else if (name.size() == 2) {
      return {&candidate, true, rest};
    }
  }
  return {};
}

std::expected<uint64_t, std::string> number_with_suffix(std::string_view name, const std::string& text, uint64_t kilo) {
  uint64_t number = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  std::string_view suffix(end, static_cast<size_t>(text.data() + text.size() - end));
  uint64_t factor = suffix.empty()                   ? 1
                    : suffix == "k" || suffix == "K" ? kilo
                    : suffix == "m" || suffix == "M" ? kilo * kilo
                    : suffix == "g" || suffix == "G" ? kilo * kilo * kilo
                                                     : 0;
  uint64_t result = 0;
  if (error != std::errc() || number == 0 || factor == 0 || __builtin_mul_overflow(number, factor, &result)) {
    return std::unexpected(
        fmt::format("{} takes a number above zero, perhaps with k, M or G behind it; not '{}'", name, text));
  }
  return result;
}

} // namespace

std::span<const Option> all_options() { return table; }

const Option& option(std::string_view name) {
  const Option* found = find_option(name);
  if (found == nullptr) throw std::logic_error("no option " + std::string(name));
  return *found;
}

std::string_view standard_of(std::string_view name, std::span<const Standard> standards) {
  for (const Standard& own : standards) {
    if (own.name == name) return own.value;
  }
  return option(name).standard;
}

std::expected<Arguments, std::string> Arguments::parse(std::span<const std::string> words,
                                                       std::span<const std::string_view> allowed,
                                                       std::span<const Standard> standards) {
  Arguments result;
  result.standards_ = standards;
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
    Spelling spelling = spelled(word, allowed);
    if (spelling.option == nullptr) return std::unexpected(fmt::format("unknown option {}", word));
    if (!spelling.option->argument.empty() && !spelling.has_value) {
      if (i + 1 == words.size()) return std::unexpected(fmt::format("{} needs {}", word, spelling.option->argument));
      spelling.value = words[++i];
    }
    result.values_[std::string(spelling.option->name)].push_back(spelling.value);
  }
  return result;
}

std::vector<std::string> Arguments::all(std::string_view name) const {
  auto found = values_.find(std::string(name));
  return found == values_.end() ? std::vector<std::string>{} : found->second;
}

std::string Arguments::value(std::string_view name) const {
  auto found = values_.find(std::string(name));
  return found == values_.end() ? std::string(standard_of(name, standards_)) : found->second.back();
}

std::expected<uint64_t, std::string> Arguments::count(std::string_view name) const {
  return number_with_suffix(name, value(name), 1000);
}

std::expected<uint64_t, std::string> Arguments::size(std::string_view name) const {
  return number_with_suffix(name, value(name), 1024);
}

std::expected<double, std::string> Arguments::seconds(std::string_view name) const {
  std::string text = value(name);
  double number = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  std::string_view unit(end, static_cast<size_t>(text.data() + text.size() - end));
  double factor = unit.empty() || unit == "s" ? 1 : unit == "ms" ? 0.001 : unit == "m" ? 60 : unit == "h" ? 3600 : 0;
  if (error != std::errc() || !(number > 0) || factor == 0 || number * factor > 1e9) {
    return std::unexpected(fmt::format("{} takes a time like 500ms, 30s, 5m or 1h; not '{}'", name, text));
  }
  return number * factor;
}

} // namespace assay::cli
