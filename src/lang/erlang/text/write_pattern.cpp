#include "lang/erlang/text/write_pattern.h"

#include <fmt/core.h>

#include <algorithm>

#include "core/parts.h"
#include "input/canonical_function.h"
#include "lang/erlang/text/write_term.h"
#include "lang/erlang/values/map.h"

namespace assay::erlang {
namespace {

constexpr std::string_view for_functions = "FGH";
constexpr std::string_view for_values = "XYZ";

bool holds_map(Value value) {
  return holds(value, [](Value part) { return part.is(Kind::Map); });
}

} // namespace

bool has_no_pattern(Value key) {
  if (holds_function_key(key)) return false;
  return holds(key, [](Value part) { return part.is(Kind::Unset) || is_function(part) || part.is(Kind::Opaque); });
}

std::string PatternWriter::fresh(std::string_view letters) {
  for (size_t round = 0;; ++round) {
    for (char letter : letters) {
      std::string name = round == 0 ? std::string(1, letter) : fmt::format("{}{}", letter, round);
      if (std::ranges::find(taken_, name) != taken_.end()) continue;
      taken_.push_back(name);
      return name;
    }
  }
}

void PatternWriter::require(const std::string& test) { guard_ += (guard_.empty() ? " when " : ", ") + test; }

std::string PatternWriter::function_name(Value key) {
  std::string name = fresh(for_functions);
  require(fmt::format("is_function({}, {})", name, *arity_of_key(key)));
  return name;
}

std::string PatternWriter::write(Value key, std::vector<std::string>& names, const std::function<Use(uint32_t)>& use) {
  auto whole = static_cast<uint32_t>(names.size());
  if (has_no_pattern(key)) {
    names.push_back(use(whole) == Use::None ? "_" : use(whole) == Use::Call ? fresh(for_functions) : fresh(for_values));
    return names.back();
  }
  if (arity_of_key(key)) {
    names.push_back(function_name(key));
    return names.back();
  }
  if (holds_function_key(key)) {
    names.emplace_back("_");
    std::string pattern = part(key, names);
    if (use(whole) == Use::None) return pattern;
    names[whole] = fresh(for_values);
    return fmt::format("{} = {}", pattern, names[whole]);
  }
  // Where the variable is meant, its value does as well.
  names.push_back(write_term(key));
  return holds_map(key) ? part(key, names) : names.back();
}

// In the order in which `bind` takes functions out.
std::string PatternWriter::part(Value key, std::vector<std::string>& names) {
  if (arity_of_key(key)) {
    names.push_back(function_name(key));
    return names.back();
  }
  if (has_no_pattern(key)) return "_";
  if (!holds_function_key(key)) {
    if (!holds_map(key)) return write_term(key);
    std::string name = fresh(for_values);
    require(fmt::format("{} =:= {}", name, write_term(key)));
    return name;
  }
  if (key.is(Kind::Map)) return map(key, names);
  std::string text;
  if (key.is(Kind::Tuple)) {
    for (uint32_t i = 0; i < key.arity(); ++i) text += (i == 0 ? "" : ",") + part(key.elements()[i], names);
    return "{" + text + "}";
  }
  for (; key.is(Kind::Cons); key = key.as_cons()->tail) {
    text += (text.empty() ? "" : ",") + part(key.as_cons()->head, names);
  }
  return key.is(Kind::Nil) ? "[" + text + "]" : "[" + text + "|" + part(key, names) + "]";
}

std::string PatternWriter::map(Value key, std::vector<std::string>& names) {
  std::string text;
  for (const MapEntry& entry : map_entries(*key.as_map())) {
    text += (text.empty() ? "" : ",") + write_term(entry.key) + " := " + part(entry.value, names);
  }
  std::string name = fresh(for_values);
  require(fmt::format("map_size({}) =:= {}", name, key.as_map()->size));
  return fmt::format("#{{{}}} = {}", text, name);
}

} // namespace assay::erlang
