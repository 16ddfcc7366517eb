#pragma once
// JSON as text: one object is put together field by field, in the order of the calls.

#include <concepts>
#include <span>
#include <string>
#include <string_view>

#include <fmt/core.h>

#include "base/rooms.h"

namespace assay::report {

std::string json_string(std::string_view text);
std::string json_strings(std::span<const std::string> texts);

class JsonObject {
 public:
  JsonObject& add(std::string_view name, std::string_view text) { return add_raw(name, json_string(text)); }
  JsonObject& add(std::string_view name, const char* text) { return add(name, std::string_view(text)); }
  JsonObject& add(std::string_view name, bool flag) { return add_raw(name, flag ? "true" : "false"); }
  JsonObject& add(std::string_view name, double number) { return add_raw(name, fmt::format("{:.6f}", number)); }
  template <std::unsigned_integral Number>
    requires(!std::same_as<Number, bool>)
  JsonObject& add(std::string_view name, Number number) {
    return add_raw(name, std::to_string(number));
  }
  // Text that is JSON already.
  JsonObject& add_raw(std::string_view name, std::string_view json);

  std::string text() const { return "{" + fields_ + "}"; }

 private:
  std::string fields_;
};

} // namespace assay::report
