#pragma once
// The options of all commands, in one sorted table (options.cpp): name, type, range, default, the commands that take
// it, and help. Parsing and checking values, and --help, come from the table: to add an option is to add a line to it.

#include <cstdint>
#include <expected>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/rooms.h"

namespace assay::cli {

enum class OptionType : uint8_t {
  Switch, // takes nothing
  Text,
  Choice, // one of some names
  Count,  // 1000, 5k, 2M
  Bytes,  // 512M, 1G: powers of 1024
  Time,   // 500ms, 30s, 5m, 1h
};

// Sets of commands.
using Commands = uint32_t;
namespace of {
constexpr Commands cover = 1U << 0;
constexpr Commands diff = 1U << 1;
constexpr Commands doctor = 1U << 2;
constexpr Commands dump = 1U << 3;
constexpr Commands grade = 1U << 4;
constexpr Commands reach = 1U << 5;
constexpr Commands replay = 1U << 6;
constexpr Commands run = 1U << 7;
constexpr Commands test = 1U << 8;
} // namespace of

// Of a count or a number of bytes.
struct Range {
  uint64_t least = 1;
  uint64_t greatest = UINT64_MAX;
};

struct Option {
  std::string_view name;
  OptionType type;
  std::string_view argument;      // what it takes, as help shows it; empty for a switch
  std::string_view default_value; // what holds without it; empty: nothing
  Commands commands;              // that take it
  std::string_view help;
  Range range = {};
  std::vector<std::string_view> (*choices)() = nullptr;
  enum class Given : uint8_t { Often, Once } given = Given::Often; // the last one counts, where only one can
};

std::span<const Option> all_options();
std::string help_text(const Option& option); // with the choices
// What holds for the command without the option.
std::string_view default_of(const Option& option, Commands command);

// A command line taken apart. Values have been checked: those that are read here are what the type says.
class Arguments {
 public:
  // `name` is that of the command. An error is a message for the user.
  static std::expected<Arguments, std::string> parse(std::span<const std::string> words, Commands command,
                                                     std::string_view name);

  const std::vector<std::string>& words() const { return words_; } // what is no option
  bool has(std::string_view name) const { return values_.contains(std::string(name)); }
  std::vector<std::string> all(std::string_view name) const;
  // The last one given, or the default.
  std::string value(std::string_view name) const;
  // The same as a number; there must be one.
  uint64_t count(std::string_view name) const; // of Count and Bytes
  double seconds(std::string_view name) const; // of Time

 private:
  std::vector<std::string> words_;
  std::map<std::string, std::vector<std::string>> values_;
  Commands command_ = 0;
};

} // namespace assay::cli
