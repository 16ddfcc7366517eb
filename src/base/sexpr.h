#pragma once
// S-expressions, the one exchange form in which every front end hands over what its compiler made
// of a program (docs/exchange-form.md). `read_sexpr` is the way in.
//
// What always holds: the text is untrusted, so any bytes give either a tree or a located
// diagnostic; the reader needs no stack in proportion to the nesting. Text without escapes is not
// copied: a tree lives as long as both the arena and the text it was read from.

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/arena.h"
#include "base/diagnostic.h"

namespace assay {

// Sixteen bytes, because there are many: a dump of two megabytes holds half a million of them.
class Sexpr {
 public:
  enum class Kind : uint8_t { List, Integer, Float, String, Symbol };

  Sexpr(std::span<const Sexpr> items, uint32_t offset);
  Sexpr(Kind kind, std::string_view text, uint32_t offset);

  Kind kind() const { return static_cast<Kind>(kind_); }
  bool is_list() const { return kind() == Kind::List; }
  bool is_integer() const { return kind() == Kind::Integer; }
  bool is_float() const { return kind() == Kind::Float; }
  bool is_string() const { return kind() == Kind::String; }
  bool is_symbol() const { return kind() == Kind::Symbol; }
  bool is_symbol(std::string_view name) const { return is_symbol() && text() == name; }

  // The elements of a list; empty for everything else.
  std::span<const Sexpr> items() const {
    return is_list() ? std::span(static_cast<const Sexpr*>(data_), size_) : std::span<const Sexpr>();
  }
  // An integer's digits, a float's 16 hexadecimal digits, the characters of a string or symbol with
  // escapes resolved; empty for a list.
  std::string_view text() const {
    return is_list() ? std::string_view() : std::string_view(static_cast<const char*>(data_), size_);
  }
  // The symbol a list starts with; empty when there is none.
  std::string_view head() const {
    return is_list() && size_ > 0 && items().front().is_symbol() ? items().front().text() : std::string_view();
  }
  // Of the first byte in the text that was read, for `sexpr_diagnostic`.
  uint32_t offset() const { return offset_; }

  // The value of an integer if it fits.
  std::optional<int64_t> small_integer() const;
  // The value of a float.
  double float_value() const;

 private:
  const void* data_;
  uint32_t offset_;
  uint32_t size_ : 29;
  uint32_t kind_ : 3;
};
static_assert(sizeof(Sexpr) == 16);

// Larger texts are a diagnostic; so every size fits into a Sexpr.
constexpr size_t sexpr_text_limit = (size_t{1} << 29) - 1;

// Deeper nesting than this is a diagnostic. Those who walk a tree by recursion ask for less.
constexpr uint32_t sexpr_depth_limit = 1'000'000;

// Reads the one expression that `text` must hold. `name` is the file to blame in diagnostics.
std::expected<const Sexpr*, Diagnostic> read_sexpr(std::string_view text, std::string_view name, Arena& arena,
                                                   uint32_t depth_limit = sexpr_depth_limit);

// A diagnostic at a place in a text: for readers of trees that find them ill-formed.
Diagnostic sexpr_diagnostic(std::string_view text, std::string_view name, size_t offset, std::string message);

// The expression as text that reads back to the same tree.
std::string to_text(const Sexpr& expression);

} // namespace assay
