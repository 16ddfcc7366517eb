#include "lang/java/comparable_value.h"

#include <fmt/format.h>

#include "base/arena.h"
#include "base/sexpr.h"

namespace assay::java {

namespace {

std::string reduced(const Sexpr& value);

// `(HEAD CLASS PART…)` with its parts from `from` on reduced.
std::string with_parts(const Sexpr& value, size_t from) {
  std::span<const Sexpr> items = value.items();
  std::string text = fmt::format("({} {}", to_text(items[0]), to_text(items[1]));
  for (const Sexpr& part : items.subspan(from)) text += " " + reduced(part);
  return text + ")";
}

// `(object CLASS (FIELD VALUE)…)`; what a superclass in the library has is left out.
std::string object(const Sexpr& value) {
  std::string text = fmt::format("(object {}", to_text(value.items()[1]));
  for (const Sexpr& field : value.items().subspan(2)) {
    if (field.head() == "super" || field.items().size() != 2) continue;
    text += fmt::format(" ({} {})", to_text(field.items()[0]), reduced(field.items()[1]));
  }
  return text + ")";
}

std::string reduced(const Sexpr& value) {
  if (value.items().empty()) return value.is_symbol() && value.text().starts_with('^') ? "^" : to_text(value);
  std::string_view head = value.head();
  if (head == "char" || head == "box" || head == "enum" || head == "function") return to_text(value);
  if (value.items().size() < 2) return to_text(value);
  if (head == "array") return with_parts(value, 2);
  if (head == "object") return object(value);
  return head == "class" ? "(opaque java.lang.Class)" : fmt::format("(opaque {})", to_text(value.items()[1]));
}

} // namespace

std::string comparable_value(std::string_view canonical) {
  Arena arena;
  auto read = read_sexpr(canonical, "a value", arena);
  return read ? reduced(**read) : std::string(canonical);
}

} // namespace assay::java
