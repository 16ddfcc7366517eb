#include "lang/ocaml/load/types.h"

#include <fmt/core.h>

#include <algorithm>

namespace assay::ocaml {

namespace {
constexpr uint32_t most_expansions = 100;
} // namespace

std::unique_ptr<UnitTypes> UnitTypes::read(const Sexpr& dump, ReadErrors& errors) {
  auto types = std::make_unique<UnitTypes>();
  for (const Sexpr& part : dump.items()) {
    if (part.head() == "exports") {
      for (const Sexpr& value : part.items().subspan(1)) {
        if (value.items().size() != 4) continue;
        types->values_.insert_or_assign(std::string(value.items()[0].text()),
                                        types->read_type(value.items()[3], errors));
      }
    } else if (part.head() == "types") {
      for (const Sexpr& declaration : part.items().subspan(1)) types->read_declaration(declaration, errors);
    } else if (part.head() == "api") {
      for (const Sexpr& value : part.items().subspan(1)) types->read_api_value(value, errors);
    } else if (part.head() == "exceptions") {
      for (const Sexpr& exception : part.items().subspan(1)) {
        Constructor constructor = types->read_constructor(exception, errors);
        std::string name = constructor.name;
        types->exceptions_.insert_or_assign(std::move(name), std::move(constructor));
      }
    }
  }
  return types;
}

const Type* UnitTypes::read_type(const Sexpr& text, ReadErrors& errors) {
  Type* type = make();
  std::span<const Sexpr> items = text.items();
  std::string_view head = text.head();
  auto read_parts = [&](size_t from) {
    for (const Sexpr& item : items.subspan(from)) type->parts.push_back(read_type(item, errors));
  };
  if (head == "tvar" && items.size() == 2) {
    type->kind = Type::Kind::Variable;
    type->name = items[1].text();
  } else if (head == "arrow" && items.size() == 4) {
    type->kind = Type::Kind::Arrow;
    std::string_view label = items[1].text();
    if (label.starts_with("lab:")) type->label = label.substr(4);
    if (label.starts_with("opt:")) type->label = fmt::format("?{}", label.substr(4));
    read_parts(2);
  } else if (head == "tuple") {
    type->kind = Type::Kind::Tuple;
    read_parts(1);
  } else if (head == "constr" && items.size() >= 2) {
    type->kind = Type::Kind::Constructor;
    type->name = items[1].text();
    read_parts(2);
  } else if (head == "poly" && items.size() >= 2) {
    return read_type(items.back(), errors);
  } else if (head == "polyvariant" && items.size() >= 2) {
    type->kind = Type::Kind::PolyVariant;
    type->is_open = items[1].is_symbol("open");
    for (const Sexpr& tag : items.subspan(2)) {
      std::span<const Sexpr> parts = tag.items();
      if (parts.size() < 2 || !parts[1].small_integer()) continue;
      type->tags.push_back({std::string(parts[0].text()), *parts[1].small_integer(),
                            parts.size() > 2 ? read_type(parts[2], errors) : nullptr});
    }
  } else {
    type->name = items.size() == 2 && items[1].is_string() ? std::string(items[1].text()) : to_text(text);
  }
  return type;
}

std::vector<Field> UnitTypes::read_fields(std::span<const Sexpr> items, ReadErrors& errors) {
  std::vector<Field> fields;
  for (const Sexpr& field : items) {
    if (field.items().size() != 3) {
      errors.report(field, "(FIELD mut|imm TYPE) expected");
      break;
    }
    fields.push_back(
        {std::string(field.items()[0].text()), field.items()[1].is_symbol("mut"), read_type(field.items()[2], errors)});
  }
  return fields;
}

Constructor UnitTypes::read_constructor(const Sexpr& text, ReadErrors& errors) {
  Constructor constructor;
  std::span<const Sexpr> items = text.items();
  if (items.size() != 5 || !items[2].small_integer() || items[3].items().empty()) {
    errors.report(text, "(NAME const|block NUMBER (args …) RESULT) expected");
    return constructor;
  }
  constructor.name = items[0].text();
  constructor.is_constant = items[1].is_symbol("const");
  constructor.is_unboxed = items[1].is_symbol("unboxed");
  constructor.number = *items[2].small_integer();
  if (items[3].head() == "inline") {
    constructor.fields = read_fields(items[3].items().subspan(1), errors);
    for (const Field& field : constructor.fields) constructor.arguments.push_back(field.type);
  } else {
    for (const Sexpr& argument : items[3].items().subspan(1)) {
      constructor.arguments.push_back(read_type(argument, errors));
    }
  }
  if (items[4].is_list()) constructor.result = read_type(items[4], errors);
  return constructor;
}

void UnitTypes::read_api_value(const Sexpr& text, ReadErrors& errors) {
  std::span<const Sexpr> items = text.items();
  if (items.size() != 5 || !items[2].is_list()) {
    return errors.report(text, "(NAME UNIT (POSITION…) TYPE library|own) expected");
  }
  ApiValue value{std::string(items[0].text()),
                 std::string(items[1].text()),
                 {},
                 read_type(items[3], errors),
                 items[4].is_symbol("library")};
  for (const Sexpr& position : items[2].items()) {
    if (!position.small_integer()) return errors.report(position, "a position expected");
    value.positions.push_back(static_cast<uint32_t>(*position.small_integer()));
  }
  api_.push_back(std::move(value));
}

void UnitTypes::read_declaration(const Sexpr& text, ReadErrors& errors) {
  std::span<const Sexpr> items = text.items();
  if (text.head() != "type" || items.size() != 7) return errors.report(text, "(type PATH …) expected");
  Declaration declaration;
  declaration.path = items[1].text();
  for (const Sexpr& parameter : items[2].items()) declaration.parameters.push_back(read_type(parameter, errors));
  std::string_view kind = items[3].head();
  if (kind == "open") declaration.kind = Declaration::Kind::Open;
  if (kind == "record" && items[3].items().size() >= 2) {
    declaration.kind = Declaration::Kind::Record;
    declaration.representation = items[3].items()[1].text();
    declaration.fields = read_fields(items[3].items().subspan(2), errors);
  }
  if (kind == "variant") {
    declaration.kind = Declaration::Kind::Variant;
    for (const Sexpr& constructor : items[3].items().subspan(1)) {
      declaration.constructors.push_back(read_constructor(constructor, errors));
    }
  }
  if (items[4].is_list()) declaration.manifest = read_type(items[4], errors);
  declaration.is_private = items[5].is_symbol("private");
  declaration.unit = items[6].text();
  std::string path = declaration.path;
  declarations_.insert_or_assign(std::move(path), std::move(declaration));
}

const Type* UnitTypes::value(std::string_view name) const {
  auto used = used_at_.find(std::string(name));
  return used == used_at_.end() ? declared_value(name) : used->second;
}

const Type* UnitTypes::declared_value(std::string_view name) const {
  auto found = values_.find(std::string(name));
  return found == values_.end() ? nullptr : found->second;
}

const Type* UnitTypes::by_text(const std::string& text) const {
  auto found = by_text_.find(text);
  return found == by_text_.end() ? nullptr : found->second;
}

const Declaration* UnitTypes::declaration(std::string_view path) const {
  auto found = declarations_.find(std::string(path));
  return found == declarations_.end() ? nullptr : &found->second;
}

const Constructor* UnitTypes::exception(std::string_view name) const {
  auto found = exceptions_.find(std::string(name));
  return found == exceptions_.end() ? nullptr : &found->second;
}

std::vector<const Constructor*> UnitTypes::top_level_exceptions() const {
  std::vector<const Constructor*> found;
  for (const auto& [name, constructor] : exceptions_) {
    if (std::ranges::count(name, '.') == 1) found.push_back(&constructor);
  }
  std::ranges::sort(found, {}, &Constructor::number);
  return found;
}

std::vector<DeclaredOrder> UnitTypes::orders(std::string_view unit) const {
  std::vector<DeclaredOrder> orders;
  auto add = [&](std::string path, const auto& items) {
    if (items.size() < 2) return;
    DeclaredOrder& order = orders.emplace_back();
    order.path = std::move(path);
    for (const auto& item : items) order.names.push_back(item.name);
  };
  for (const auto& [path, declaration] : declarations_) {
    if (declaration.unit != unit) continue;
    add(path, declaration.fields);
    add(path, declaration.constructors);
    for (const Constructor& constructor : declaration.constructors) {
      add(fmt::format("{}.{}", path, constructor.name), constructor.fields);
    }
  }
  std::ranges::sort(orders, {}, &DeclaredOrder::path);
  return orders;
}

const Type* UnitTypes::substitute(const Type& type, const Substitution& by) {
  if (by.empty()) return &type;
  if (type.kind == Type::Kind::Variable) {
    auto found = by.find(type.name);
    return found == by.end() ? &type : found->second;
  }
  if (type.parts.empty() && type.tags.empty()) return &type;
  Type* result = make();
  *result = type;
  for (const Type*& part : result->parts) part = substitute(*part, by);
  for (Type::Tag& tag : result->tags) {
    if (tag.argument != nullptr) tag.argument = substitute(*tag.argument, by);
  }
  return result;
}

UnitTypes::Substitution UnitTypes::arguments_of(const Declaration& declaration,
                                                std::span<const Type* const> arguments) {
  Substitution by;
  for (size_t i = 0; i < declaration.parameters.size() && i < arguments.size(); ++i) {
    if (declaration.parameters[i]->kind == Type::Kind::Variable) {
      by.insert_or_assign(declaration.parameters[i]->name, arguments[i]);
    }
  }
  return by;
}

void UnitTypes::add_variables(const Type& type, std::vector<std::string>& into) {
  bool is_new = type.kind == Type::Kind::Variable && std::ranges::find(into, type.name) == into.end();
  if (is_new) into.push_back(type.name);
  for (const Type* part : type.parts) add_variables(*part, into);
  for (const Type::Tag& tag : type.tags) {
    if (tag.argument != nullptr) add_variables(*tag.argument, into);
  }
}

std::string UnitTypes::text(const Type& type) {
  auto joined = [&](std::string_view separator) {
    std::string result;
    for (const Type* part : type.parts) {
      if (!result.empty()) result += separator;
      bool is_compound = part->kind == Type::Kind::Arrow || part->kind == Type::Kind::Tuple;
      result += is_compound ? fmt::format("({})", text(*part)) : text(*part);
    }
    return result;
  };
  switch (type.kind) {
    case Type::Kind::Variable: return fmt::format("'{}", type.name);
    case Type::Kind::Arrow:
      return type.label.empty() ? joined(" -> ") : fmt::format("{}:{}", type.label, joined(" -> "));
    case Type::Kind::Tuple: return joined(" * ");
    case Type::Kind::Constructor:
      if (type.parts.empty()) return type.name;
      if (type.parts.size() == 1) return fmt::format("{} {}", joined(", "), type.name);
      return fmt::format("({}) {}", joined(", "), type.name);
    case Type::Kind::PolyVariant: {
      std::string result = "[";
      for (const Type::Tag& tag : type.tags) {
        result += fmt::format(" `{}", tag.name);
        if (tag.argument != nullptr) result += fmt::format(" of {}", text(*tag.argument));
      }
      return result + " ]";
    }
    case Type::Kind::Other: return type.name;
  }
  return {};
}

bool UnitTypes::fits(const Type& result, const Type& wanted, Substitution& variables) {
  if (wanted.kind == Type::Kind::Variable) return true;
  if (result.kind == Type::Kind::Variable) {
    auto [known, is_new] = variables.emplace(result.name, &wanted);
    return is_new || text(*known->second) == text(wanted);
  }
  const Type* left = expanded(result);
  const Type* right = expanded(wanted);
  if (left->kind != right->kind || left->name != right->name || left->parts.size() != right->parts.size()) return false;
  for (size_t i = 0; i < left->parts.size(); ++i) {
    if (!fits(*left->parts[i], *right->parts[i], variables)) return false;
  }
  return true;
}

const Type* UnitTypes::expanded(const Type& type) { return followed(type, false); }

const Type* UnitTypes::revealed(const Type& type) { return followed(type, true); }

const Type* UnitTypes::followed(const Type& type, bool private_too) {
  const Type* result = &type;
  for (uint32_t i = 0; i < most_expansions && result->kind == Type::Kind::Constructor; ++i) {
    const Declaration* known = declaration(result->name);
    bool is_alias = known != nullptr && known->manifest != nullptr && known->kind == Declaration::Kind::Abstract;
    if (!is_alias || (known->is_private && !private_too)) break;
    result = substitute(*known->manifest, arguments_of(*known, result->parts));
  }
  return result;
}

// Queues, stacks and characters of the library are what they hold, however they came to it; of its other abstract types
// one value can be in many forms. Those of the language itself are declared as abstract, too.
bool UnitTypes::is_hidden(const Type& given) {
  const Type& type = *revealed(given);
  if (type.kind != Type::Kind::Constructor) return false;
  const Declaration* known = declaration(type.name);
  if (known == nullptr) return type.name.find('(') != std::string::npos; // what a functor makes
  if (known->kind != Declaration::Kind::Abstract || known->unit == "none") return false;
  return type.name != "Stdlib__Queue.t" && type.name != "Stdlib__Stack.t" && type.name != "Stdlib__Uchar.t" &&
         type.name != "CamlinternalLazy.t" && type.name != "Stdlib__Lazy.t";
}

bool UnitTypes::is_made_by_calls(const Type& type) {
  if (is_hidden(type)) return true;
  const Type& followed = *expanded(type);
  const Declaration* known = followed.kind == Type::Kind::Constructor ? declaration(followed.name) : nullptr;
  return known != nullptr && known->is_private;
}

const Type* UnitTypes::api_type(std::string_view name) const {
  auto found = std::ranges::find(api_, name, &ApiValue::name);
  return found == api_.end() ? value(name) : found->type;
}

bool UnitTypes::is_lazy(const Type& given) {
  const Type& type = *revealed(given);
  return type.kind == Type::Kind::Constructor &&
         (type.name == "lazy_t" || type.name == "CamlinternalLazy.t" || type.name == "Stdlib__Lazy.t");
}

bool UnitTypes::holds(const Type& type, Question is_so) {
  std::unordered_set<std::string> seen;
  return holds(type, is_so, seen);
}

bool UnitTypes::holds(const Type& given, Question is_so, std::unordered_set<std::string>& seen) {
  if ((this->*is_so)(given)) return true;
  const Type& type = *revealed(given);
  if (!seen.insert(text(type)).second) return false;
  auto of_part = [&](const Type* part) { return holds(*part, is_so, seen); };
  if (std::ranges::any_of(type.parts, of_part)) return true;
  for (const Type::Tag& tag : type.tags) {
    if (tag.argument != nullptr && of_part(tag.argument)) return true;
  }
  const Declaration* known = type.kind == Type::Kind::Constructor ? declaration(type.name) : nullptr;
  if (known == nullptr) return false;
  // Parameters were looked at, so the types of fields are taken as they are declared.
  auto of_field = [&](const Field& field) { return of_part(field.type); };
  auto of_constructor = [&](const Constructor& each) {
    return std::ranges::any_of(each.arguments, of_part) || std::ranges::any_of(each.fields, of_field);
  };
  return std::ranges::any_of(known->fields, of_field) || std::ranges::any_of(known->constructors, of_constructor);
}

FunctionType function_type(const Type& type) {
  FunctionType result;
  const Type* rest = &type;
  for (; rest->kind == Type::Kind::Arrow; rest = rest->parts[1]) {
    result.arguments.push_back(rest->parts[0]);
    result.labels.push_back(rest->label);
  }
  result.result = rest;
  return result;
}

} // namespace assay::ocaml
