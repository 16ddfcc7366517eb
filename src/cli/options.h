#pragma once
// The options of all commands, in one sorted table (options.cpp): it feeds the parser and --help. A command names the
// options it takes (commands.cpp).

#include <cstdint>
#include <expected>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::cli {

struct Option {
  std::string_view name;
  std::string_view argument; // what it takes, as help shows it; empty for a switch
  std::string_view standard; // what holds without it; empty: nothing
  std::string_view help;
};

// What holds for one command without the option, in place of the table's.
struct Standard {
  std::string_view name;
  std::string_view value;
};
std::string_view standard_of(std::string_view name, std::span<const Standard> standards);

std::span<const Option> all_options();
const Option& option(std::string_view name); // must be in the table

// A command line taken apart.
class Arguments {
 public:
  // An error is a message for the user. The standards must live as long as the result.
  static std::expected<Arguments, std::string> parse(std::span<const std::string> words,
                                                     std::span<const std::string_view> allowed,
                                                     std::span<const Standard> standards = {});

  const std::vector<std::string>& words() const { return words_; } // what is no option
  bool has(std::string_view name) const { return values_.contains(std::string(name)); }
  std::vector<std::string> all(std::string_view name) const;
  // The last one given, or the standard value.
  std::string value(std::string_view name) const;
  // As above, read as a count (1000, 5k, 2M) or a size in bytes (512M, 1G: powers of 1024).
  std::expected<uint64_t, std::string> count(std::string_view name) const;
  std::expected<double, std::string> seconds(std::string_view name) const; // 500ms, 30s, 5m, 1h
  std::expected<uint64_t, std::string> size(std::string_view name) const;

 private:
  std::vector<std::string> words_;
  std::map<std::string, std::vector<std::string>> values_;
  std::span<const Standard> standards_;
};

} // namespace assay::cli
