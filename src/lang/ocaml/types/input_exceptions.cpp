#include "lang/ocaml/types/input_exceptions.h"

#include <fmt/core.h>

#include <algorithm>

#include "lang/ocaml/load/library.h"
#include "lang/ocaml/primitives/run_state.h"
#include "lang/ocaml/text/write_value.h"
#include "lang/ocaml/values/exceptions.h"
#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

namespace {

// Numbers are given out by name, the same in all programs.
std::vector<Symbol>& numbered() {
  static std::vector<Symbol> names = {Symbol("Not_found"), Symbol("Failure")};
  return names;
}

uint32_t number_of(std::string_view name) {
  std::vector<Symbol>& names = numbered();
  auto found = std::ranges::find(names, Symbol(name));
  if (found == names.end()) found = names.insert(names.end(), Symbol(name));
  return static_cast<uint32_t>(found - names.begin());
}

Symbol standard() {
  static const Symbol name("Stdlib");
  return name;
}

std::vector<const Constructor*> of_library() {
  const UnitTypes* types = Library::shared().types(standard());
  return types == nullptr ? std::vector<const Constructor*>() : types->top_level_exceptions();
}

// Without the unit before it.
std::string_view plain_name(const Constructor& exception) {
  return std::string_view(exception.name).substr(exception.name.find('.') + 1);
}

const Constructor* named(const std::vector<const Constructor*>& exceptions, std::string_view name) {
  auto found = std::ranges::find(exceptions, name, [](const Constructor* each) { return plain_name(*each); });
  return found == exceptions.end() ? nullptr : *found;
}

// A value of a type that needs no search.
std::optional<Value> simplest(Arena& arena, const Type& type) {
  if (type.kind == Type::Kind::Tuple) {
    std::vector<Value> parts;
    for (const Type* part : type.parts) {
      std::optional<Value> value = simplest(arena, *part);
      if (!value) return std::nullopt;
      parts.push_back(*value);
    }
    return make_block(arena, 0, parts);
  }
  if (type.kind != Type::Kind::Constructor) return std::nullopt;
  if (type.name == "string") return make_string(arena, "");
  if (type.name == "float") return Value::floating(0.0);
  if (type.name == "char") return integer('a');
  for (std::string_view constant : {"int", "bool", "unit", "list", "option"}) {
    if (type.name == constant) return integer(0);
  }
  return std::nullopt;
}

std::optional<std::vector<Value>> simplest_arguments(Arena& arena, const Constructor& exception) {
  std::vector<Value> values;
  for (const Type* argument : exception.arguments) {
    std::optional<Value> value = simplest(arena, *argument);
    if (!value) return std::nullopt;
    values.push_back(*value);
  }
  return values;
}

bool can_be_raised(const Constructor& exception) {
  Arena arena;
  return exception.fields.empty() && simplest_arguments(arena, exception);
}

bool have_same_arguments(const Constructor& left, const Constructor& right) {
  return std::ranges::equal(left.arguments, right.arguments, [](const Type* one, const Type* other) {
    return UnitTypes::text(*one) == UnitTypes::text(*other);
  });
}

// There even if nobody has needed the library.
const Constructor& predefined_not_found() {
  static const Constructor exception{.name = "Stdlib.Not_found", .arguments = {}, .fields = {}};
  return exception;
}
const Constructor& predefined_failure() {
  static const Type string{.kind = Type::Kind::Constructor, .name = "string", .label = {}, .parts = {}, .tags = {}};
  static const Constructor exception{.name = "Stdlib.Failure", .arguments = {&string}, .fields = {}};
  return exception;
}

// What a name means in a program, whose own exceptions come first.
struct Meant {
  const Constructor* exception = nullptr;
  Symbol unit;
};
Meant meant_by(UnitTypes& types, Symbol unit, std::string_view name) {
  if (const Constructor* own = named(types.top_level_exceptions(), name)) return {own, unit};
  const Constructor* found = named(of_library(), name);
  if (found == nullptr) found = named({&predefined_not_found(), &predefined_failure()}, name);
  return {found, standard()};
}

Value identity_of(Context& context, const Meant& meant) {
  if (meant.unit == standard()) {
    Value predefined = predefined_exception(plain_name(*meant.exception));
    if (!predefined.is(Kind::Unset)) return predefined;
  }
  const auto& globals = run_state(context).globals;
  auto own = globals.find(meant.unit);
  Value block = own == globals.end() ? Library::shared().global(meant.unit) : own->second;
  std::optional<Fields> fields = fields_of(context, block);
  auto position = static_cast<uint64_t>(meant.exception->number);
  return fields && position < fields->count ? fields->first[position] : Value::unset();
}

} // namespace

std::vector<uint32_t> input_exceptions(const ExceptionsOfUnit& left, const ExceptionsOfUnit& right, bool strict) {
  std::vector<uint32_t> numbers;
  auto add = [&](std::string_view name) {
    const Constructor* in_left = meant_by(left.types, left.name, name).exception;
    const Constructor* in_right = meant_by(right.types, right.name, name).exception;
    if (in_left == nullptr || in_right == nullptr || !have_same_arguments(*in_left, *in_right)) return;
    if (!can_be_raised(*in_left)) return;
    uint32_t number = number_of(name);
    if (std::ranges::find(numbers, number) == numbers.end()) numbers.push_back(number);
  };
  add("Not_found");
  // Which one it is makes a difference only to who handles some, or compares them.
  if (!strict && !left.handled.any && !right.handled.any) return numbers;
  add("Failure");
  std::vector<const Constructor*> known = of_library();
  for (const ExceptionsOfUnit* unit : {&left, &right}) {
    for (uint32_t position : unit->handled.of_library) {
      auto found = std::ranges::find(known, position, &Constructor::number);
      if (found != known.end()) add(plain_name(**found));
    }
  }
  for (const Constructor* own : left.types.top_level_exceptions()) add(plain_name(*own));
  return numbers;
}

Value input_exception(Context& context, const ExceptionsOfUnit& unit, uint32_t number) {
  std::string_view name = numbered().at(number).text();
  Meant meant = meant_by(unit.types, unit.name, name);
  if (meant.exception == nullptr) return context.unsupported("an exception that is not there");
  Value identity = identity_of(context, meant);
  if (identity.is(Kind::Unset)) return context.unsupported("an exception without a value");
  std::optional<std::vector<Value>> arguments = simplest_arguments(context.arena(), *meant.exception);
  if (!arguments || arguments->empty()) return identity;
  arguments->insert(arguments->begin(), identity);
  return make_block(context.arena(), 0, *arguments);
}

std::string input_exception_text(UnitTypes& types, uint32_t number) {
  std::string name(numbered().at(number).text());
  const Constructor* exception = meant_by(types, {}, name).exception;
  Arena arena;
  auto arguments = exception == nullptr ? std::nullopt : simplest_arguments(arena, *exception);
  if (!arguments || arguments->empty()) return name;
  std::string text;
  for (size_t i = 0; i < arguments->size(); ++i) {
    if (i > 0) text += ", ";
    text += ValueWriter(types).expression(*exception->arguments[i], (*arguments)[i]);
  }
  return arguments->size() == 1 ? fmt::format("({} {})", name, text) : fmt::format("({} ({}))", name, text);
}

} // namespace assay::ocaml
