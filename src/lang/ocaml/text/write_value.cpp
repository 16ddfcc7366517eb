#include "lang/ocaml/text/write_value.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "input/canonical_function.h"
#include "input/made_by_call.h"
#include "lang/ocaml/text/write_call.h"
#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

namespace {

std::string in_parentheses(std::string text) { return fmt::format("({})", text); }

std::string number_text(int64_t number, std::string_view suffix, bool is_argument) {
  std::string text = fmt::format("{}{}", number, suffix);
  return number < 0 && is_argument ? in_parentheses(std::move(text)) : text;
}

std::string escaped(unsigned char byte, char quote) {
  switch (byte) {
    case '\n': return "\\n";
    case '\t': return "\\t";
    case '\r': return "\\r";
    case '\\': return "\\\\";
    default: break;
  }
  if (byte == static_cast<unsigned char>(quote)) return fmt::format("\\{}", quote);
  if (byte < 0x20 || byte >= 0x7f) return fmt::format("\\{:03}", byte);
  return std::string(1, static_cast<char>(byte));
}

// A constructor or field of a list, or of a type in another module, is found by its type.
bool is_operator(std::string_view name) { return name == "::"; }

// What a block holds, whatever its tag.
std::span<const Value> fields_in(Value block) {
  if (block.is(Kind::Cons)) block = block.as_cons()->tail;
  if (!block.is(Kind::Tuple)) return {};
  return {block.elements(), block.arity()};
}

int64_t tag_in(Value block) {
  return block.is(Kind::Cons) ? tag_of_symbol(block.as_cons()->head.as_symbol()).value_or(-1) : 0;
}

} // namespace

std::string char_literal(unsigned char byte) { return fmt::format("'{}'", escaped(byte, '\'')); }

std::string string_literal(std::string_view bytes) {
  std::string text = "\"";
  for (char byte : bytes) text += escaped(static_cast<unsigned char>(byte), '"');
  return text + '"';
}

std::string float_literal(double number) {
  if (number != number) return "nan";
  if (std::isinf(number)) return number > 0 ? "infinity" : "neg_infinity";
  std::string text = fmt::format("{}", number);
  if (text.find_first_of(".e") == std::string::npos) text += ".";
  return text;
}

std::string ValueWriter::float_text(double number) const { return library_name(float_literal(number)); }

// A program may have an `infinity` of its own.
std::string ValueWriter::library_name(const std::string& name) const {
  return types_.value(name) != nullptr ? "Stdlib." + name : name;
}

std::string ValueWriter::write(const Type& given, Value value, Place place) {
  const Type& type = *types_.expanded(given);
  bool is_argument = place == Place::Argument;
  if (function_names_ && arity_of_key(value)) return function_names_(type);
  if (value.is(Kind::Closure)) return in_parentheses(write_function(type, value));
  if (is_made_by_call(value)) return write_made(type, value, place);
  switch (type.kind) {
    case Type::Kind::Tuple:
      return in_parentheses(fmt::format("{}", fmt::join(all(type.parts, fields_in(value)), ", ")));
    case Type::Kind::Constructor: return write_constructor(type, value, place);
    case Type::Kind::PolyVariant: return write_poly_variant(type, value, place);
    default: break;
  }
  // Of a type variable: see TypesToShapes.
  if (is_boxed_integer(value)) return number_text(boxed_number(value), "L", is_argument);
  return number_text(value.as_integer(), "", is_argument);
}

std::vector<std::string> ValueWriter::all(std::span<const Type* const> types, std::span<const Value> values) {
  std::vector<std::string> texts;
  for (size_t i = 0; i < types.size() && i < values.size(); ++i) {
    texts.push_back(write(*types[i], values[i], Place::Anywhere));
  }
  return texts;
}

std::string ValueWriter::write_constructor(const Type& type, Value value, Place place) {
  bool is_argument = place == Place::Argument;
  const std::string& name = type.name;
  if (name == "int") return number_text(value.as_integer(), "", is_argument);
  if (name == "char") return char_literal(static_cast<unsigned char>(value.as_integer()));
  if (name == "string") return string_literal(string_of(value));
  if (name == "float") {
    if (std::string named = float_names_ ? float_names_(value.as_float()) : ""; !named.empty()) return named;
    std::string text = float_text(value.as_float());
    return text.starts_with('-') && is_argument ? in_parentheses(std::move(text)) : text;
  }
  if (is_boxed_integer(value)) {
    std::string_view suffix = name == "int32" ? "l" : name == "int64" ? "L" : "n";
    return number_text(boxed_number(value), suffix, is_argument);
  }
  if (name == "list") return write_list(type, value);
  const Declaration* declaration = types_.declaration(name);
  if (declaration == nullptr) return fmt::format("<{}>", name);
  if (declaration->kind == Declaration::Kind::Variant) return write_variant(*declaration, type, value, place);
  if (declaration->kind != Declaration::Kind::Record) return fmt::format("<{}>", name);
  if (declaration->representation == "unboxed") return write_record(*declaration, type, {&value, 1});
  return write_record(*declaration, type, fields_in(value));
}

std::string ValueWriter::write_list(const Type& type, Value value) {
  std::vector<std::string> elements;
  for (Value rest = value; rest.is(Kind::Tuple) && rest.arity() == 2; rest = rest.elements()[1]) {
    elements.push_back(write(*type.parts.at(0), rest.elements()[0], Place::Anywhere));
  }
  return fmt::format("[{}]", fmt::join(elements, "; "));
}

std::string ValueWriter::fields_text(std::span<const Field> fields, const UnitTypes::Substitution& by,
                                     std::span<const Value> values) {
  std::vector<std::string> texts;
  for (size_t i = 0; i < fields.size() && i < values.size(); ++i) {
    const Type* type = types_.substitute(*fields[i].type, by);
    texts.push_back(fmt::format("{} = {}", fields[i].name, write(*type, values[i], Place::Anywhere)));
  }
  return fmt::format("{{{}}}", fmt::join(texts, "; "));
}

std::string ValueWriter::write_record(const Declaration& declaration, const Type& type, std::span<const Value> fields) {
  return fields_text(declaration.fields, UnitTypes::arguments_of(declaration, type.parts), fields);
}

std::string ValueWriter::write_variant(const Declaration& declaration, const Type& type, Value value, Place place) {
  bool is_unboxed = declaration.constructors.size() == 1 && declaration.constructors[0].is_unboxed;
  bool is_constant = value.is(Kind::Integer) && !is_unboxed;
  int64_t number = is_constant ? value.as_integer() : is_unboxed ? 0 : tag_in(value);
  for (const Constructor& constructor : declaration.constructors) {
    if (constructor.is_constant != is_constant || constructor.number != number) continue;
    UnitTypes::Substitution by = UnitTypes::arguments_of(declaration, type.parts);
    if (constructor.result != nullptr) {
      by.clear();
      if (!types_.fits(*constructor.result, type, by)) continue;
    }
    if (is_constant) return constructor.name;
    std::span<const Value> fields = is_unboxed ? std::span<const Value>(&value, 1) : fields_in(value);
    std::string arguments;
    if (!constructor.fields.empty()) {
      arguments = fields_text(constructor.fields, by, fields);
    } else {
      std::vector<std::string> texts;
      for (size_t i = 0; i < constructor.arguments.size() && i < fields.size(); ++i) {
        const Type* argument = types_.substitute(*constructor.arguments[i], by);
        texts.push_back(write(*argument, fields[i], fields.size() == 1 ? Place::Argument : Place::Anywhere));
      }
      arguments = texts.size() == 1 ? texts[0] : fmt::format("({})", fmt::join(texts, ", "));
    }
    if (is_operator(constructor.name)) return fmt::format("({})", arguments);
    std::string text = fmt::format("{} {}", constructor.name, arguments);
    return place == Place::Argument ? in_parentheses(std::move(text)) : text;
  }
  return fmt::format("<{}>", declaration.path);
}

std::string ValueWriter::write_poly_variant(const Type& type, Value value, Place place) {
  bool is_constant = value.is(Kind::Integer);
  int64_t hash = is_constant ? value.as_integer() : fields_in(value)[0].as_integer();
  for (const Type::Tag& tag : type.tags) {
    if (tag.hash != hash) continue;
    if (is_constant) return fmt::format("`{}", tag.name);
    std::string text = fmt::format("`{} {}", tag.name, write(*tag.argument, fields_in(value)[1], Place::Argument));
    return place == Place::Argument ? in_parentheses(std::move(text)) : text;
  }
  return fmt::format("<{}>", UnitTypes::text(type));
}

// What is made by a call before the run is written as what it then is.
std::string ValueWriter::write_made(const Type& type, Value value, Place place) {
  std::string_view maker = maker_of(value).text();
  std::span<const Value> arguments(value.elements() + made_by_call_extra, value.arity() - made_by_call_extra);
  auto as_argument = [&](std::string text) { return place == Place::Argument ? in_parentheses(text) : text; };
  if (maker == "ocaml.bytes_of_string") {
    return as_argument(fmt::format("Bytes.of_string {}", string_literal(string_of(arguments[0]))));
  }
  if (maker == "caml_lazy_make_forward") {
    return as_argument(fmt::format("lazy {}", write(*type.parts.at(0), arguments[0], Place::Argument)));
  }
  if (maker == "ocaml.array_of_list") {
    std::string list = write_list(type, arguments[0]);
    return fmt::format("[|{}|]", std::string_view(list).substr(1, list.size() - 2));
  }
  if (auto call = ApiCall::of(maker_of(value))) return write_api_call(type, *call, value, place);
  const Declaration* declaration = types_.declaration(type.name);
  if (declaration == nullptr) return fmt::format("<{}>", type.name);
  if (type.name == "Stdlib.ref") {
    std::string content = write(*type.parts.at(0), arguments[0], Place::Argument);
    return as_argument(fmt::format("{} {}", library_name("ref"), content));
  }
  if (maker == "ocaml.array_of_tuple") return write_record(*declaration, type, fields_in(arguments[0]));
  if (declaration->kind == Declaration::Kind::Record) return write_record(*declaration, type, arguments);
  for (const Constructor& constructor : declaration->constructors) {
    bool fits = !constructor.is_constant && maker.starts_with(fmt::format("ocaml.make/{}/", constructor.number));
    if (!fits || constructor.fields.empty()) continue;
    UnitTypes::Substitution by = UnitTypes::arguments_of(*declaration, type.parts);
    return as_argument(fmt::format("{} {}", constructor.name, fields_text(constructor.fields, by, arguments)));
  }
  return fmt::format("<{}>", type.name);
}

namespace {

// `part 1 of 2`: `snd x`
std::string part_text(const ApiStep& step, const std::string& text) {
  if (step.type == ApiStep::Type::Some) return fmt::format("Option.get ({})", text);
  if (step.type == ApiStep::Type::Ok) return fmt::format("Result.get_ok ({})", text);
  if (step.count == 2) return fmt::format("{} ({})", step.index == 0 ? "fst" : "snd", text);
  std::string names;
  for (uint32_t i = 0; i < step.count; ++i) {
    names += fmt::format("{}{}", i == 0 ? "" : ", ", i == step.index ? "assay_x" : "_");
  }
  return fmt::format("let ({}) = {} in assay_x", names, text);
}

} // namespace

// Calls that change a value come one after the other: `let x = Queue.create () in Queue.push 1 x; Queue.push 2 x; x`.
std::string ValueWriter::write_api_call(const Type& type, const ApiCall& call, Value value, Place place) {
  std::string first;
  std::string changes;
  std::string name = fmt::format("x{}", next_object_);
  for (Value at = value; first.empty();) {
    auto how = is_made_by_call(at) ? ApiCall::of(maker_of(at)) : std::nullopt;
    if (!how || !how->changed) {
      if (!changes.empty()) ++next_object_;
      first = changes.empty() ? api_call_text(type, call, value, {}) : write(type, at, Place::Anywhere);
      break;
    }
    changes = fmt::format("{}; {}", api_call_text(type, *how, at, name), changes);
    at = at.elements()[made_by_call_extra + *how->changed];
  }
  if (!changes.empty()) return fmt::format("(let {0} = {1} in {2}{0})", name, first, changes);
  bool is_value = call.passed.empty() && call.steps.empty();
  return place == Place::Argument && !is_value ? in_parentheses(std::move(first)) : first;
}

// `changed` is the name of what it changes.
std::string ValueWriter::api_call_text(const Type& type, const ApiCall& call, Value value, std::string_view changed) {
  Symbol symbol = maker_of(value);
  std::vector<ApiMaker> makers = makers_of(types_, type);
  auto maker = std::ranges::find_if(makers, [&](const ApiMaker& each) { return each.call.symbol() == symbol; });
  if (maker == makers.end()) return fmt::format("<{}>", UnitTypes::text(type));
  std::string text = function_text(call.name);
  uint32_t given = 0;
  for (char passed : call.passed) {
    if (passed == 's') text += fmt::format(" {}", size_at_start);
    if (passed != 'a') continue;
    const std::string& label = maker->labels[given];
    text += label.empty() ? " " : label.starts_with('?') ? fmt::format(" {}:", label) : fmt::format(" ~{}:", label);
    bool is_changed = call.changed && given == *call.changed;
    text += is_changed ? std::string(changed)
                       : write(*maker->arguments[given], value.elements()[made_by_call_extra + given], Place::Argument);
    ++given;
  }
  for (const ApiStep& step : call.steps) text = part_text(step, text);
  return text;
}

} // namespace assay::ocaml
