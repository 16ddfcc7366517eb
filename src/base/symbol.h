#pragma once
// Interned text: equal text, equal id. Atoms, function names, class names and selectors are symbols. The table is one
// per process and only grows; ids are given in order of first use, so nothing that users see may depend on their order.

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "base/rooms.h"

namespace assay {

class Symbol {
 public:
  constexpr Symbol() = default;
  constexpr explicit Symbol(uint32_t id) : id_(id) {}
  explicit Symbol(std::string_view text); // interns
  // Only if the text is interned already.
  static std::optional<Symbol> find(std::string_view text);

  constexpr uint32_t id() const { return id_; }
  std::string_view text() const;
  constexpr bool operator==(const Symbol&) const = default;

 private:
  uint32_t id_ = 0; // the empty text
};

// Symbols whose ids are fixed: the machine's booleans.
namespace symbols {
constexpr Symbol empty{0};
constexpr Symbol false_{1};
constexpr Symbol true_{2};
} // namespace symbols

} // namespace assay

template <>
struct std::hash<assay::Symbol> {
  size_t operator()(assay::Symbol symbol) const noexcept { return symbol.id() * size_t{0x9e3779b97f4a7c15ULL}; }
};
