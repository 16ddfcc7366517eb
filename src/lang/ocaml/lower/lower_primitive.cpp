// Primitives of Lambda. Most are primitives of Core under their own name; what their names hold besides (the number of
// a field, the width of an integer) becomes an operand.

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <unordered_map>

#include "lang/ocaml/lower/lower_function.h"
#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

using core::Opcode;

namespace {

// C functions that answer with a boolean.
constexpr std::array<std::string_view, 24> condition_calls = {"caml_equal",
                                                              "caml_notequal",
                                                              "caml_lessthan",
                                                              "caml_lessequal",
                                                              "caml_greaterthan",
                                                              "caml_greaterequal",
                                                              "caml_string_equal",
                                                              "caml_string_notequal",
                                                              "caml_string_lessthan",
                                                              "caml_string_lessequal",
                                                              "caml_string_greaterthan",
                                                              "caml_string_greaterequal",
                                                              "caml_bytes_equal",
                                                              "caml_bytes_notequal",
                                                              "caml_bytes_lessthan",
                                                              "caml_bytes_lessequal",
                                                              "caml_bytes_greaterthan",
                                                              "caml_bytes_greaterequal",
                                                              "caml_eq_float",
                                                              "caml_neq_float",
                                                              "caml_lt_float",
                                                              "caml_le_float",
                                                              "caml_gt_float",
                                                              "caml_ge_float"};

using Names = std::unordered_map<std::string_view, std::string_view>;

const Names integer_comparisons = {{"eq", "ocaml.equal"},         {"ne", "ocaml.not_equal"},
                                   {"lt", "ocaml.less"},          {"gt", "ocaml.greater"},
                                   {"le", "ocaml.less_or_equal"}, {"ge", "ocaml.greater_or_equal"}};
const Names float_comparisons = {{"eq", "ocaml.float_equal"},
                                 {"ne", "ocaml.float_not_equal"},
                                 {"lt", "ocaml.float_less"},
                                 {"nlt", "ocaml.float_not_less"},
                                 {"gt", "ocaml.float_greater"},
                                 {"ngt", "ocaml.float_not_greater"},
                                 {"le", "ocaml.float_less_or_equal"},
                                 {"nle", "ocaml.float_not_less_or_equal"},
                                 {"ge", "ocaml.float_greater_or_equal"},
                                 {"nge", "ocaml.float_not_greater_or_equal"}};
const Names boxed_comparisons = {{"eq", "ocaml.boxed_equal"},         {"ne", "ocaml.boxed_not_equal"},
                                 {"lt", "ocaml.boxed_less"},          {"gt", "ocaml.boxed_greater"},
                                 {"le", "ocaml.boxed_less_or_equal"}, {"ge", "ocaml.boxed_greater_or_equal"}};

std::string_view name_in(const Names& names, std::string_view key) {
  auto found = names.find(key);
  return found == names.end() ? std::string_view() : found->second;
}

// What Sys asks the compiler.
std::optional<int64_t> compile_time_constant(std::string_view name) {
  if (name == "word_size") return 64;
  if (name == "int_size") return 63;
  if (name == "max_wosize") return (int64_t{1} << 54) - 1;
  if (name == "ostype_unix" || name == "backend_type") return 1; // the second: bytecode
  if (name == "big_endian" || name == "ostype_win32" || name == "ostype_cygwin") return 0;
  return std::nullopt;
}

// Those whose immediates make no difference to us.
constexpr std::array<std::string_view, 51> plain = {
    "bytes_to_string", "bytes_of_string", "field_computed", "setfield_computed",
    "negint",          "addint",          "subint",         "mulint",
    "divint",          "modint",          "andint",         "orint",
    "xorint",          "lslint",          "lsrint",         "asrint",
    "compare_ints",    "compare_floats",  "intoffloat",     "floatofint",
    "negfloat",        "absfloat",        "addfloat",       "subfloat",
    "mulfloat",        "divfloat",        "stringlength",   "stringrefu",
    "stringrefs",      "byteslength",     "bytesrefu",      "bytessetu",
    "bytesrefs",       "bytessets",       "arraylength",    "arrayrefu",
    "arraysetu",       "arrayrefs",       "arraysets",      "duprecord",
    "duparray",        "string_load_16",  "string_load_32", "string_load_64",
    "bytes_load_16",   "bytes_load_32",   "bytes_load_64",  "bytes_set_16",
    "bytes_set_32",    "bytes_set_64",    "bswap16"};

// On int32, int64 and nativeint.
constexpr std::array<std::string_view, 16> boxed = {
    "bintofint", "intofbint", "cvtbint", "negbint", "addbint", "subbint", "mulbint", "divbint",
    "modbint",   "andbint",   "orbint",  "xorbint", "lslbint", "lsrbint", "asrbint", "bbswap"};

template <typename Array>
bool is_in(const Array& array, std::string_view name) {
  return std::ranges::find(array, name) != array.end();
}

} // namespace

std::string_view primitive_for_function(Symbol unit, const Function& function) {
  static const Names of_stdlib = {
      {"^", "ocaml.concatenate"}, {"output_string", "ocaml.output_string"}, {"valid_float_lexem", "ocaml.float_lexem"}};
  if (unit.text() == "Stdlib") return name_in(of_stdlib, function.plain_name.text());
  bool is_join = unit.text() == "Stdlib__String" && function.plain_name.text() == "concat";
  return is_join ? "ocaml.join" : std::string_view();
}

const Variable* taker_of_text(Symbol unit, const Function& function) {
  if (unit.text() != "Stdlib__Printf" || function.plain_name.text() != "k'" || function.parent == nullptr)
    return nullptr;
  if (function.parent->plain_name.text() != "ksprintf") return nullptr;
  auto taker = std::ranges::find_if(function.captures,
                                    [](const Variable* captured) { return captured->name.text().starts_with("k/"); });
  return taker == function.captures.end() ? nullptr : *taker;
}

bool is_condition(const Node& node) {
  std::string_view name = node.name;
  if (name == "ccall") return is_in(condition_calls, node.immediates[0].text);
  return name == "intcomp" || name == "floatcomp" || name == "bintcomp" || name == "not" || name == "sequand" ||
         name == "sequor" || name == "isint" || name == "isout";
}

std::string_view comparison_name(const Node& node) {
  if (node.name == "intcomp") return name_in(integer_comparisons, node.immediates[0].text);
  if (node.name == "floatcomp") return name_in(float_comparisons, node.immediates[0].text);
  if (node.name == "bintcomp") return name_in(boxed_comparisons, node.immediates[1].text);
  if (node.name == "isint") return "ocaml.is_integer";
  if (node.name == "isout") return "ocaml.is_out";
  return node.immediates[0].text;
}

const Node* compared_for_equality(const Node& node) {
  if (node.name != "intcomp" || (node.immediates[0].text != "eq" && node.immediates[0].text != "ne")) return nullptr;
  const Node& left = *node.parts[0];
  const Node& right = *node.parts[1];
  bool with_zero = right.type == NodeType::Constant && right.constant.same(Value::integer(0));
  bool is_call = left.type == NodeType::Primitive && left.name == "ccall" && left.parts.size() == 2;
  if (!with_zero || !is_call) return nullptr;
  std::string_view called = left.immediates[0].text;
  return called == "caml_compare" || called == "caml_string_compare" ? &left : nullptr;
}

FunctionLowering::Operand FunctionLowering::lower_primitive(const Node& node) {
  std::string_view name = node.name;
  core::Place place = place_of(node);
  if (name == "raise") {
    raise(node);
    return integer(0);
  }
  if (name == "makeblock") return make_block(node);
  if (name == "ignore") {
    lower_effect(*node.parts[0]);
    return integer(0);
  }
  if (name == "ctconst") {
    std::optional<int64_t> constant = compile_time_constant(node.immediates[0].text);
    return constant ? integer(*constant) : unsupported(node);
  }
  Operands operands = lower_all(node.parts);
  auto immediate = [&](size_t index) { return symbol(Symbol(node.immediates[index].text)); };
  if (name == "opaque" || name == "int_as_pointer") return operands[0];
  if (name == "field" || name == "floatfield") {
    return primitive("ocaml.field", {operands[0], integer(node.immediates[0].number)}, place);
  }
  if (name == "setfield" || name == "setfloatfield") {
    return primitive("ocaml.set_field", {operands[0], integer(node.immediates[0].number), operands[1]}, place);
  }
  if (name == "offsetint") return primitive("ocaml.addint", {operands[0], integer(node.immediates[0].number)}, place);
  if (name == "offsetref") {
    Operand old = primitive("ocaml.field", {operands[0], integer(0)}, place);
    Operand next = primitive("ocaml.addint", {old, integer(node.immediates[0].number)}, place);
    return primitive("ocaml.set_field", {operands[0], integer(0), next}, place);
  }
  if (name == "getglobal") return primitive("ocaml.global", {immediate(0)}, place);
  if (name == "setglobal") return primitive("ocaml.set_global", {immediate(0), operands[0]}, place);
  if (name == "predef") return primitive("ocaml.predefined", {immediate(0)}, place);
  if (name == "makearray") return primitive("ocaml.array_of_tuple", {builder_.make_tuple(operands, place)}, place);
  if (name == "compare_bints") return primitive("ocaml.compare_boxed", operands, place);
  if (is_in(boxed, name)) {
    operands.insert(operands.begin(), symbol(Symbol(node.immediates[name == "cvtbint" ? 1 : 0].text)));
    return primitive(fmt::format("ocaml.{}", name), operands, place);
  }
  if (is_in(plain, name)) return primitive(fmt::format("ocaml.{}", name), operands, place);
  if (name == "ccall") {
    const Primitive* called = context_.registry.find(Symbol(node.immediates[0].text));
    if (called != nullptr && called->arity == operands.size())
      return primitive(node.immediates[0].text, operands, place);
  }
  return unsupported(node);
}

FunctionLowering::Operand FunctionLowering::make_block(const Node& node) {
  int64_t tag = node.immediates[0].number;
  Operands fields = lower_all(node.parts);
  core::Place place = place_of(node);
  if (node.immediates[1].text == "mut" || tag == object_tag) {
    return builder_.append(Opcode::Record, fields, 1, place, 0, tag_symbol(tag))[0];
  }
  Operand tuple = builder_.make_tuple(fields, place);
  return tag == 0 ? tuple : builder_.make_cons(symbol(tag_symbol(tag)), tuple, place);
}

void FunctionLowering::raise(const Node& node) {
  Operand exception = lower_value(*node.parts[0]);
  core::Place place = place_of(node);
  primitive(node.immediates[0].text == "reraise" ? "ocaml.reraise" : "ocaml.raise", {exception}, place);
  builder_.unreachable(place);
  start_dead_block();
}

// A method is found in the object's own table, by its number there or by the hash of its name.
FunctionLowering::Operand FunctionLowering::send(const Node& node) {
  Operands operands = lower_all(node.parts);
  core::Place place = place_of(node);
  // A cached call has two operands more, for the cache: they mean nothing to us.
  if (node.name == "cached" && operands.size() >= 4) operands.resize(operands.size() - 2);
  std::string_view lookup = node.name == "self" ? "ocaml.own_method" : "ocaml.public_method";
  Operand method = primitive(lookup, {operands[0], operands[1]}, place);
  return apply(method, Operands(operands.begin() + 1, operands.end()), place);
}

// The run ends where it needs it, and says what it was.
FunctionLowering::Operand FunctionLowering::unsupported(const Node& node) {
  std::string_view name = node.name == "ccall" ? node.immediates[0].text : node.name;
  return primitive("ocaml.unsupported", {symbol(Symbol(name))}, place_of(node));
}

} // namespace assay::ocaml
