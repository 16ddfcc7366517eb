#include "lang/erlang/types/structural_shapes.h"

#include <algorithm>

#include <fmt/format.h>

namespace assay::erlang {
namespace {

constexpr size_t longest_name = 120;

// `define` gets the new shape, which is in the table by then: it may refer to itself.
template <typename Define>
ShapeId interned(ShapeTable& shapes, const std::string& key, std::string name, Define define) {
  std::string full_key = "erlang " + key;
  if (std::optional<ShapeId> found = shapes.find(full_key)) return *found;
  ShapeId shape = shapes.declare(shortened(std::move(name)));
  shapes.remember(full_key, shape);
  shapes.define(shape, define(shape));
  return shape;
}

ShapeId simple(ShapeTable& shapes, const std::string& key, std::string name, Alternative alternative) {
  return interned(shapes, key, std::move(name),
                  [&](ShapeId) { return std::vector<ShapeTable::Member>{std::move(alternative)}; });
}

std::string names(const ShapeTable& shapes, const std::vector<ShapeId>& list, std::string_view between) {
  std::string text;
  for (ShapeId shape : list) {
    if (!text.empty()) text += between;
    text += shapes.name(shape);
    if (text.size() > longest_name) break;
  }
  return text;
}

std::string bound_text(const std::optional<BigInteger>& bound) { return bound ? to_text(*bound) : ""; }

} // namespace

std::string shortened(std::string name) {
  if (name.size() <= longest_name) return name;
  size_t end = longest_name;
  while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xc0u) == 0x80u) --end; // not inside a character
  return name.substr(0, end) + "…";
}

ShapeId atom_shape(ShapeTable& shapes, Symbol atom) {
  std::string text(atom.text());
  return simple(shapes, "atom " + text, text, symbol_alternative(atom));
}

ShapeId any_atom_shape(ShapeTable& shapes) { return simple(shapes, "atom()", "atom()", symbol_alternative()); }

ShapeId integer_shape(ShapeTable& shapes, std::optional<BigInteger> least, std::optional<BigInteger> greatest) {
  std::string from = bound_text(least);
  std::string to = bound_text(greatest);
  std::string name = !least && !greatest ? "integer()" : from == to ? from : from + ".." + to;
  return simple(shapes, "integer " + name, name, integer_alternative(std::move(least), std::move(greatest)));
}

ShapeId float_shape(ShapeTable& shapes) { return simple(shapes, "float()", "float()", float_alternative()); }

ShapeId bits_shape(ShapeTable& shapes, uint64_t base, uint64_t unit) {
  std::string name = fmt::format("<<_:{}, _:_*{}>>", base, unit);
  return simple(shapes, name, name, bits_alternative(base, unit));
}

ShapeId tuple_shape(ShapeTable& shapes, std::vector<ShapeId> elements) {
  std::string key = fmt::format("tuple {}", fmt::join(elements, " "));
  std::string name = "{" + names(shapes, elements, ", ") + "}";
  return simple(shapes, key, name, tuple_alternative(std::move(elements)));
}

ShapeId any_tuple_shape(ShapeTable& shapes) { return simple(shapes, "tuple()", "tuple()", any_tuple_alternative()); }

ShapeId map_shape(ShapeTable& shapes, std::vector<Alternative::Association> associations) {
  std::string key = "map";
  std::string name;
  for (const Alternative::Association& association : associations) {
    std::string_view arrow = association.mandatory ? ":=" : "=>";
    key += fmt::format(" {}{}{}", association.key, arrow, association.value);
    if (!name.empty()) name += ", ";
    name += fmt::format("{} {} {}", shapes.name(association.key), arrow, shapes.name(association.value));
  }
  return simple(shapes, key, "#{" + name + "}", map_alternative(std::move(associations)));
}

ShapeId function_shape(ShapeTable& shapes, std::optional<std::vector<ShapeId>> arguments,
                       std::optional<ShapeId> result) {
  std::string key = arguments ? fmt::format("fun {} ->", fmt::join(*arguments, " ")) : "fun ... ->";
  if (result) key += fmt::format(" {}", *result);
  std::string name = "fun()";
  if (result) {
    name = fmt::format("fun(({}) -> {})", arguments ? names(shapes, *arguments, ", ") : "...", shapes.name(*result));
  }
  return simple(shapes, key, name, function_alternative(std::move(arguments), result));
}

ShapeId union_shape(ShapeTable& shapes, const std::vector<ShapeId>& members) {
  std::vector<ShapeId> kept;
  for (ShapeId member : members) {
    if (member == ShapeTable::any) return member;
    if (member != ShapeTable::none && std::ranges::find(kept, member) == kept.end()) kept.push_back(member);
  }
  if (kept.empty()) return ShapeTable::none;
  if (kept.size() == 1) return kept[0];
  return interned(shapes, fmt::format("union {}", fmt::join(kept, " ")), names(shapes, kept, " | "),
                  [&](ShapeId) { return std::vector<ShapeTable::Member>(kept.begin(), kept.end()); });
}

ShapeId opaque_shape(ShapeTable& shapes, std::string_view word, Symbol type) {
  std::string name = fmt::format("{}()", word);
  ShapeId shape = simple(shapes, name, name, other_alternative(type));
  shapes.set_note(shape, fmt::format("no {} is made", name));
  return shape;
}

ShapeId nil_shape(ShapeTable& shapes) { return simple(shapes, "[]", "[]", nil_alternative()); }

ShapeId list_shape(ShapeTable& shapes, ShapeId element) {
  return interned(shapes, fmt::format("list {}", element), fmt::format("[{}]", shapes.name(element)),
                  [&](ShapeId list) {
                    return std::vector<ShapeTable::Member>{nil_alternative(), cons_alternative(element, list)};
                  });
}

ShapeId nonempty_list_shape(ShapeTable& shapes, ShapeId element) {
  return simple(shapes, fmt::format("nonempty_list {}", element), fmt::format("[{}, ...]", shapes.name(element)),
                cons_alternative(element, list_shape(shapes, element)));
}

ShapeId maybe_improper_list_shape(ShapeTable& shapes, ShapeId element, ShapeId end) {
  std::string name = fmt::format("maybe_improper_list({}, {})", shapes.name(element), shapes.name(end));
  return interned(shapes, fmt::format("maybe_improper_list {} {}", element, end), name, [&](ShapeId list) {
    ShapeId tail = union_shape(shapes, {list, end});
    return std::vector<ShapeTable::Member>{nil_alternative(), cons_alternative(element, tail)};
  });
}

ShapeId nonempty_maybe_improper_list_shape(ShapeTable& shapes, ShapeId element, ShapeId end) {
  std::string name = fmt::format("nonempty_maybe_improper_list({}, {})", shapes.name(element), shapes.name(end));
  ShapeId tail = union_shape(shapes, {maybe_improper_list_shape(shapes, element, end), end});
  return simple(shapes, fmt::format("nonempty_maybe_improper_list {} {}", element, end), name,
                cons_alternative(element, tail));
}

ShapeId nonempty_improper_list_shape(ShapeTable& shapes, ShapeId element, ShapeId end) {
  std::string name = fmt::format("nonempty_improper_list({}, {})", shapes.name(element), shapes.name(end));
  return interned(shapes, fmt::format("nonempty_improper_list {} {}", element, end), name, [&](ShapeId list) {
    return std::vector<ShapeTable::Member>{cons_alternative(element, union_shape(shapes, {list, end}))};
  });
}

// iolist() :: maybe_improper_list(byte() | binary() | iolist(), binary() | [])
ShapeId iolist_shape(ShapeTable& shapes) {
  return interned(shapes, "iolist()", "iolist()", [&](ShapeId iolist) {
    ShapeId byte = integer_shape(shapes, BigInteger(0), BigInteger(255));
    ShapeId binary = bits_shape(shapes, 0, 8);
    ShapeId element = union_shape(shapes, {byte, binary, iolist});
    ShapeId end = union_shape(shapes, {binary, nil_shape(shapes)});
    return std::vector<ShapeTable::Member>{maybe_improper_list_shape(shapes, element, end)};
  });
}

} // namespace assay::erlang
