#include "lang/java/types/library_names.h"

#include <algorithm>
#include <array>
#include <span>

namespace assay::java {

namespace {

bool starts_with_any(std::string_view name, std::span<const std::string_view> starts) {
  return std::ranges::any_of(starts, [&](std::string_view start) { return name.starts_with(start); });
}

} // namespace

bool is_immutable(Symbol class_name) {
  constexpr std::array<std::string_view, 20> names = {
      "java/lang/String",     "java/lang/Boolean",    "java/lang/Byte",  "java/lang/Character",    "java/lang/Short",
      "java/lang/Integer",    "java/lang/Long",       "java/lang/Float", "java/lang/Double",       "java/lang/Number",
      "java/lang/Math",       "java/lang/StrictMath", "java/lang/Class", "java/util/Objects",      "java/util/UUID",
      "java/math/BigInteger", "java/math/BigDecimal", "java/lang/Enum",  "java/lang/CharSequence", "java/util/Locale"};
  std::string_view name = class_name.text();
  return std::ranges::find(names, name) != names.end() || name.starts_with("java/time/") ||
         name.starts_with("java/util/Optional");
}

bool sounds_changing(std::string_view method) {
  constexpr std::array<std::string_view, 40> starts = {
      "add",     "append",  "clear",   "delete",     "increment",  "insert",   "offer",  "poll",  "pop",    "push",
      "put",     "remove",  "replace", "retain",     "set",        "write",    "next",   "read",  "take",   "drain",
      "compute", "merge",   "swap",    "sort",       "shuffle",    "reverse",  "rotate", "fill",  "getAnd", "decrement",
      "update",  "enqueue", "dequeue", "compareAnd", "accumulate", "exchange", "skip",   "reset", "move",   "accept"};
  return starts_with_any(method, starts);
}

namespace {

bool sounds_reading(std::string_view method) {
  constexpr std::array<std::string_view, 44> starts = {
      "get",     "is",    "has",         "size",    "length",     "contains", "index",   "last",  "first",
      "equals",  "hash",  "to",          "compare", "char",       "code",     "sub",     "key",   "value",
      "entry",   "peek",  "element",     "head",    "tail",       "floor",    "ceiling", "lower", "higher",
      "format",  "count", "cardinality", "name",    "ordinal",    "min",      "max",     "empty", "capacity",
      "matches", "test",  "apply",       "search",  "comparator", "int",      "long",    "double"};
  return starts_with_any(method, starts);
}

// Those whose methods are named after what they do.
bool is_well_named(std::string_view owner) {
  constexpr std::array<std::string_view, 4> packages = {"java/lang/", "java/util/concurrent/atomic/",
                                                        "java/util/stream/", "["};
  constexpr std::array<std::string_view, 19> ends = {
      "List",          "Set",      "Map",       "Queue", "Deque",     "Collection", "Collections",
      "Arrays",        "Vector",   "Stack",     "Table", "BitSet",    "/Date",      "Map$Entry",
      "/StringJoiner", "Iterable", "Hashtable", "Adder", "Properties"};
  if (!owner.starts_with("java/") && !owner.starts_with('[')) return false;
  return starts_with_any(owner, packages) ||
         std::ranges::any_of(ends, [&](std::string_view end) { return owner.ends_with(end); });
}

} // namespace

bool only_looks(const MemberReference& member) {
  std::string_view name = member.name.text();
  return is_well_named(member.owner.text()) && (sounds_reading(name) || sounds_viewing(name) || sounds_copying(name));
}

bool is_function(Symbol class_name) {
  std::string_view name = class_name.text();
  return name.starts_with("java/util/function/") || name == "java/util/Comparator" ||
         name == "java/util/concurrent/Callable";
}

bool hands_back(const MemberReference& member) {
  return member.owner.text() == "java/util/Objects" && member.name.text().starts_with("requireNonNull");
}

bool copies_in_constructor(Symbol class_name) {
  return class_name.text().starts_with("java/util/") || class_name.text().starts_with("java/lang/");
}

bool sounds_viewing(std::string_view method) {
  constexpr std::array<std::string_view, 6> starts = {"iterator",       "listIterator", "stream",
                                                      "parallelStream", "spliterator",  "descendingIterator"};
  return starts_with_any(method, starts);
}

bool sounds_copying(std::string_view method) {
  constexpr std::array<std::string_view, 6> starts = {"clone", "copy", "toArray", "toString", "collect", "format"};
  return starts_with_any(method, starts);
}

bool changes_behind_view(std::string_view method) { return method == "remove" || method == "set" || method == "add"; }

} // namespace assay::java
