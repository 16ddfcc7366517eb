#include "lang/erlang/types/predefined_types.h"

#include <unordered_map>

#include "lang/erlang/types/structural_shapes.h"
#include "lang/erlang/values/opaque.h"

namespace assay::erlang {
namespace {

using Make = ShapeId (*)(ShapeTable&);

ShapeId whole(ShapeTable& shapes, std::optional<int64_t> least, std::optional<int64_t> greatest) {
  auto big = [](std::optional<int64_t> number) -> std::optional<BigInteger> {
    if (!number) return {};
    return BigInteger(*number);
  };
  return integer_shape(shapes, big(least), big(greatest));
}

ShapeId any(ShapeTable&) { return ShapeTable::any; }
ShapeId none(ShapeTable&) { return ShapeTable::none; }
ShapeId integer(ShapeTable& shapes) { return whole(shapes, {}, {}); }
ShapeId non_negative(ShapeTable& shapes) { return whole(shapes, 0, {}); }
ShapeId byte(ShapeTable& shapes) { return whole(shapes, 0, 255); }
ShapeId character(ShapeTable& shapes) { return whole(shapes, 0, 0x10ffff); }
ShapeId binary(ShapeTable& shapes) { return bits_shape(shapes, 0, 8); }
ShapeId function(ShapeTable& shapes) { return function_shape(shapes, {}, {}); }
ShapeId pid(ShapeTable& shapes) { return opaque_shape(shapes, "pid", opaque_types::pid()); }
ShapeId port(ShapeTable& shapes) { return opaque_shape(shapes, "port", opaque_types::port()); }
ShapeId reference(ShapeTable& shapes) { return opaque_shape(shapes, "reference", opaque_types::reference()); }

ShapeId boolean(ShapeTable& shapes) {
  return union_shape(shapes, {atom_shape(shapes, symbols::true_), atom_shape(shapes, symbols::false_)});
}

const std::unordered_map<std::string_view, Make>& types_without_arguments() {
  static const std::unordered_map<std::string_view, Make> table = {
      {"any", any},
      {"term", any},
      {"dynamic", any},
      {"none", none},
      {"no_return", none},
      {"integer", integer},
      {"neg_integer", [](ShapeTable& shapes) { return whole(shapes, {}, -1); }},
      {"non_neg_integer", non_negative},
      {"pos_integer", [](ShapeTable& shapes) { return whole(shapes, 1, {}); }},
      {"byte", byte},
      {"char", character},
      {"arity", byte},
      {"float", float_shape},
      {"number", [](ShapeTable& shapes) { return union_shape(shapes, {integer(shapes), float_shape(shapes)}); }},
      {"atom", any_atom_shape},
      {"module", any_atom_shape},
      {"node", any_atom_shape},
      {"boolean", boolean},
      {"bool", boolean},
      {"timeout",
       [](ShapeTable& shapes) {
         return union_shape(shapes, {atom_shape(shapes, Symbol("infinity")), non_negative(shapes)});
       }},
      {"mfa",
       [](ShapeTable& shapes) {
         return tuple_shape(shapes, {any_atom_shape(shapes), any_atom_shape(shapes), byte(shapes)});
       }},
      {"nil", nil_shape},
      {"list", [](ShapeTable& shapes) { return list_shape(shapes, ShapeTable::any); }},
      {"nonempty_list", [](ShapeTable& shapes) { return nonempty_list_shape(shapes, ShapeTable::any); }},
      {"maybe_improper_list",
       [](ShapeTable& shapes) { return maybe_improper_list_shape(shapes, ShapeTable::any, ShapeTable::any); }},
      {"nonempty_maybe_improper_list",
       [](ShapeTable& shapes) { return nonempty_maybe_improper_list_shape(shapes, ShapeTable::any, ShapeTable::any); }},
      {"string", [](ShapeTable& shapes) { return list_shape(shapes, character(shapes)); }},
      {"nonempty_string", [](ShapeTable& shapes) { return nonempty_list_shape(shapes, character(shapes)); }},
      {"iolist", iolist_shape},
      {"iodata", [](ShapeTable& shapes) { return union_shape(shapes, {iolist_shape(shapes), binary(shapes)}); }},
      {"binary", binary},
      {"bitstring", [](ShapeTable& shapes) { return bits_shape(shapes, 0, 1); }},
      {"nonempty_binary", [](ShapeTable& shapes) { return bits_shape(shapes, 8, 8); }},
      {"nonempty_bitstring", [](ShapeTable& shapes) { return bits_shape(shapes, 1, 1); }},
      {"tuple", any_tuple_shape},
      {"map", [](ShapeTable& shapes) { return map_shape(shapes, {{ShapeTable::any, ShapeTable::any, false}}); }},
      {"fun", function},
      {"function", function},
      {"pid", pid},
      {"port", port},
      {"reference", reference},
      {"identifier",
       [](ShapeTable& shapes) { return union_shape(shapes, {pid(shapes), port(shapes), reference(shapes)}); }},
  };
  return table;
}

} // namespace

std::optional<ShapeId> predefined_type(ShapeTable& shapes, std::string_view name, std::span<const ShapeId> arguments) {
  if (arguments.empty()) {
    auto found = types_without_arguments().find(name);
    if (found == types_without_arguments().end()) return {};
    return found->second(shapes);
  }
  if (arguments.size() == 1) {
    if (name == "list") return list_shape(shapes, arguments[0]);
    if (name == "nonempty_list") return nonempty_list_shape(shapes, arguments[0]);
  }
  if (arguments.size() == 2) {
    if (name == "maybe_improper_list") return maybe_improper_list_shape(shapes, arguments[0], arguments[1]);
    if (name == "nonempty_improper_list") return nonempty_improper_list_shape(shapes, arguments[0], arguments[1]);
    if (name == "nonempty_maybe_improper_list") {
      return nonempty_maybe_improper_list_shape(shapes, arguments[0], arguments[1]);
    }
  }
  return {};
}

} // namespace assay::erlang
