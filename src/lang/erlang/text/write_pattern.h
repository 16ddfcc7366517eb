#pragma once
// The keys of function inputs as patterns: constants, functions as variables that a guard tests. A pattern
// with a map in it matches larger maps too, so such a key is compared in a guard, or the size of the map is.

#include <functional>
#include <string>
#include <vector>

#include "core/value.h"

namespace assay::erlang {

// Nothing is known of it, or it has no text, like a pid: whatever arrives fits.
bool has_no_pattern(Value key);

// What a body does with a variable.
enum class Use : uint8_t { None, Value, Call };

// Of one clause.
class PatternWriter {
 public:
  // Names that are taken.
  explicit PatternWriter(std::vector<std::string> taken) : taken_(std::move(taken)) {}

  // `names` gets a name for each variable that the key binds; those that are not used need none.
  std::string write(Value key, std::vector<std::string>& names, const std::function<Use(uint32_t)>& use);
  // ` when …`, or nothing.
  std::string guard() const { return guard_; }

 private:
  std::string part(Value key, std::vector<std::string>& names);
  std::string map(Value key, std::vector<std::string>& names);
  std::string function_name(Value key);
  std::string fresh(std::string_view letters);
  void require(const std::string& test);

  std::vector<std::string> taken_;
  std::string guard_;
};

} // namespace assay::erlang
