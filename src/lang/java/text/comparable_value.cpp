#include "lang/java/text/comparable_value.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

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

// By hash, so that the order says nothing.
bool is_unordered(std::string_view name) {
  constexpr std::array<std::string_view, 14> classes = {"java.util.HashMap",
                                                        "java.util.HashSet",
                                                        "java.util.Hashtable",
                                                        "java.util.IdentityHashMap",
                                                        "java.util.WeakHashMap",
                                                        "java.util.concurrent.ConcurrentHashMap",
                                                        "java.util.Properties",
                                                        "java.util.ImmutableCollections$SetN",
                                                        "java.util.ImmutableCollections$Set12",
                                                        "java.util.ImmutableCollections$MapN",
                                                        "java.util.ImmutableCollections$Map1",
                                                        "java.util.HashMap$KeySet",
                                                        "java.util.HashMap$Values",
                                                        "java.util.HashMap$EntrySet"};
  return std::ranges::find(classes, name) != classes.end();
}

// `(collection CLASS VALUE…)`, `(map CLASS (KEY VALUE)…)`.
std::string container(const Sexpr& value) {
  bool is_map = value.head() == "map";
  std::vector<std::string> parts;
  for (const Sexpr& part : value.items().subspan(2)) {
    bool is_entry = is_map && part.items().size() == 2;
    parts.push_back(is_entry ? fmt::format("({} {})", reduced(part.items()[0]), reduced(part.items()[1]))
                             : reduced(part));
  }
  if (is_unordered(to_text(value.items()[1]))) std::ranges::sort(parts);
  std::string text = fmt::format("({} {}", value.head(), to_text(value.items()[1]));
  for (const std::string& part : parts) text += " " + part;
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
  std::string name = to_text(value.items()[1]);
  constexpr std::array<std::string_view, 4> as_text = {"java.lang.StringBuilder", "java.lang.StringBuffer",
                                                       "java.math.BigInteger", "java.math.BigDecimal"};
  if (std::ranges::find(as_text, name) != as_text.end()) return to_text(value);
  bool is_number = name.starts_with("java.util.Optional") && name != "java.util.Optional";
  if ((head == "collection" || head == "map") && !is_number) return container(value);
  return head == "class" ? "(opaque java.lang.Class)" : fmt::format("(opaque {})", to_text(value.items()[1]));
}

} // namespace

std::string comparable_value(std::string_view canonical) {
  Arena arena;
  auto read = read_sexpr(canonical, "a value", arena);
  return read ? reduced(**read) : std::string(canonical);
}

} // namespace assay::java
