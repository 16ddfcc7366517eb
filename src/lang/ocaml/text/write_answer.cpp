#include "lang/ocaml/text/write_answer.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "lang/hexadecimal.h"
#include "lang/ocaml/text/write_value.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {
namespace {

// Lists are written in a loop; anything else this deep is for nobody to read.
constexpr uint32_t most_depth = 1000;

std::string in_parentheses(std::string_view text) { return fmt::format("({})", text); }

std::string symbol_words(std::string_view name) {
  if (name == "too_large") return "…";
  if (name == "abstract") return "<abstr>";
  if (name == "object") return "<obj>";
  return name.starts_with('^') ? "<cycle>" : fmt::format("<{}>", name);
}

bool is_exception_name(const Sexpr& value) { return value.head() == "exn" && value.items().size() == 2; }

// The name, and the arguments if there are any; nothing if it is no exception.
struct ExceptionParts {
  std::string_view name;
  std::span<const Sexpr> arguments;
};
std::optional<ExceptionParts> parts_of(const Sexpr& exception) {
  if (is_exception_name(exception)) return ExceptionParts{exception.items()[1].text(), {}};
  std::span<const Sexpr> items = exception.items();
  if (items.size() < 2 || !is_exception_name(items[1])) return std::nullopt;
  return ExceptionParts{items[1].items()[1].text(), items.subspan(2)};
}

std::string without_prefix(std::string_view name, std::string_view unit) {
  for (std::string_view prefix : {unit, std::string_view("Stdlib")})
    if (!prefix.empty() && name.size() > prefix.size() + 1 && name.starts_with(prefix) && name[prefix.size()] == '.')
      return std::string(name.substr(prefix.size() + 1));
  return std::string(name);
}

// Of a block, without its tag.
std::span<const Sexpr> fields_of(const Sexpr& block) {
  std::span<const Sexpr> items = block.items();
  return items.empty() || !items[0].is_integer() ? std::span<const Sexpr>() : items.subspan(1);
}

} // namespace

std::string AnswerWriter::unreadable(std::string words) {
  can_be_read_ = false;
  return words;
}

std::string AnswerWriter::value(const Type* type, std::string_view canonical) {
  Arena arena;
  auto value = read_sexpr(canonical, "value", arena);
  return value ? write(type, **value, Place::Anywhere) : unreadable(std::string(canonical));
}

std::string AnswerWriter::exception(std::string_view canonical) {
  Arena arena;
  auto exception = read_sexpr(canonical, "exception", arena);
  return exception ? raised(**exception, Place::Anywhere) : unreadable(std::string(canonical));
}

std::string AnswerWriter::write(const Type* type, const Sexpr& value, Place place) {
  if (depth_ >= most_depth) return unreadable("…");
  ++depth_;
  std::string text = type == nullptr || types_ == nullptr ? untyped(value, place) : typed(*type, value, place);
  --depth_;
  return text;
}

std::string AnswerWriter::number(const Sexpr& value, std::string_view suffix, Place place) const {
  std::string text = fmt::format("{}{}", value.text(), suffix);
  return place == Place::Argument && text.starts_with('-') ? in_parentheses(text) : text;
}

std::string AnswerWriter::untyped(const Sexpr& value, Place place) {
  switch (value.kind()) {
    case Sexpr::Kind::Integer: return number(value, "", place);
    case Sexpr::Kind::Float: return scalar("float", value, place);
    case Sexpr::Kind::String: return string_literal(bytes_of(value.text()));
    case Sexpr::Kind::Symbol: return unreadable(symbol_words(value.text()));
    case Sexpr::Kind::List: break;
  }
  return untyped_block(value, place);
}

std::string AnswerWriter::untyped_block(const Sexpr& block, Place place) {
  if (parts_of(block) && !block.items()[0].is_integer()) return raised(block, place);
  for (std::string_view boxed : {"int64", "int32", "nativeint"}) {
    if (block.head() == boxed) return scalar(boxed, block, place);
  }
  std::span<const Sexpr> items = block.items();
  if (items.empty() || !items[0].is_integer()) return unreadable(to_text(block));
  std::vector<const Type*> nothing(items.size(), nullptr);
  auto tag = items[0].small_integer();
  if (tag == 254) return fmt::format("[|{}|]", separated(nothing, items.subspan(1), "; "));
  std::string fields = separated(nothing, items.subspan(1), ", ");
  return tag == 0 ? in_parentheses(fields) : unreadable(fmt::format("({}: {})", items[0].text(), fields));
}

std::string AnswerWriter::typed(const Type& given, const Sexpr& value, Place place) {
  const Type& type = *types_->revealed(given);
  if (value.is_symbol()) return unreadable(symbol_words(value.text()));
  switch (type.kind) {
    case Type::Kind::Arrow: return unreadable("<fun>");
    case Type::Kind::Tuple: return in_parentheses(separated(type.parts, fields_of(value), ", "));
    case Type::Kind::Constructor: return constructed(type, value, place);
    case Type::Kind::PolyVariant: return poly_variant(type, value, place);
    case Type::Kind::Other:
      if (type.name.starts_with("(package")) return unreadable("<module>");
      break;
    case Type::Kind::Variable: break;
  }
  return untyped(value, place);
}

std::string AnswerWriter::separated(std::span<const Type* const> types, std::span<const Sexpr> values,
                                    std::string_view separator) {
  std::string text;
  for (size_t i = 0; i < types.size() && i < values.size(); ++i) {
    if (i != 0) text += separator;
    text += write(types[i], values[i], Place::Anywhere);
  }
  return text;
}

// Of a predefined type; empty: the value is none.
std::string AnswerWriter::scalar(std::string_view type, const Sexpr& value, Place place) {
  if (type == "int" && value.is_integer()) return number(value, "", place);
  if (type == "char" && value.is_integer()) {
    return char_literal(static_cast<unsigned char>(value.small_integer().value_or(0)));
  }
  if (type == "string" && value.is_string()) return string_literal(bytes_of(value.text()));
  if (type == "bytes" && value.is_string()) {
    std::string text = fmt::format("Bytes.of_string {}", string_literal(bytes_of(value.text())));
    return place == Place::Argument ? in_parentheses(text) : text;
  }
  if (type == "float" && value.is_float()) {
    std::string text = float_literal(value.float_value());
    return place == Place::Argument && text.starts_with('-') ? in_parentheses(text) : text;
  }
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> suffixes = {
      {{"int64", "L"}, {"int32", "l"}, {"nativeint", "n"}}};
  for (auto [boxed, suffix] : suffixes) {
    bool is_it = type == boxed && value.head() == boxed && value.items().size() == 2;
    if (is_it) return number(value.items()[1], suffix, place);
  }
  return {};
}

std::string AnswerWriter::constructed(const Type& type, const Sexpr& value, Place place) {
  const std::string& name = type.name;
  if (std::string text = scalar(name, value, place); !text.empty()) return text;
  const Type* part = type.parts.empty() ? nullptr : type.parts[0];
  if (name == "exn") return raised(value, place);
  if (name == "list") return list(part, value);
  if (name == "array" || name == "floatarray") {
    std::span<const Sexpr> elements = fields_of(value);
    return fmt::format("[|{}|]", separated(std::vector<const Type*>(elements.size(), part), elements, "; "));
  }
  if (name == "lazy_t" || name == "CamlinternalLazy.t" || name == "Stdlib__Lazy.t") {
    bool is_forced = !(value.is_list() && !value.items().empty() && value.items()[0].small_integer() == lazy_tag);
    return unreadable(is_forced ? fmt::format("lazy {}", write(part, value, Place::Argument)) : "<lazy>");
  }
  const Declaration* declaration = types_->declaration(name);
  bool is_known = declaration != nullptr &&
                  (declaration->kind == Declaration::Kind::Variant || declaration->kind == Declaration::Kind::Record);
  if (!is_known) return is_exception_ ? untyped(value, place) : unreadable("<abstr>");
  if (declaration->is_private) can_be_read_ = false;
  if (declaration->kind == Declaration::Kind::Variant) return variant(*declaration, type, value, place);
  bool is_reference = name == "Stdlib.ref" && fields_of(value).size() == 1;
  if (is_reference) {
    std::string text = fmt::format("ref {}", write(part, fields_of(value)[0], Place::Argument));
    return place == Place::Argument ? in_parentheses(text) : text;
  }
  bool is_unboxed = declaration->representation == "unboxed";
  return record(declaration->fields, UnitTypes::arguments_of(*declaration, type.parts),
                is_unboxed ? std::span(&value, 1) : fields_of(value));
}

std::string AnswerWriter::list(const Type* element, const Sexpr& value) {
  std::string text = "[";
  const Sexpr* rest = &value;
  for (; fields_of(*rest).size() == 2; rest = &fields_of(*rest)[1]) {
    if (text.size() > 1) text += "; ";
    text += write(element, fields_of(*rest)[0], Place::Anywhere);
  }
  if (rest->is_symbol()) text += "; " + unreadable(symbol_words(rest->text()));
  return text + "]";
}

std::string AnswerWriter::record(std::span<const Field> fields, const UnitTypes::Substitution& by,
                                 std::span<const Sexpr> values) {
  std::string text;
  for (size_t i = 0; i < fields.size() && i < values.size(); ++i) {
    const Type* type = types_->substitute(*fields[i].type, by);
    text += fmt::format("{}{} = {}", i == 0 ? "" : "; ", fields[i].name, write(type, values[i], Place::Anywhere));
  }
  return fmt::format("{{{}}}", text);
}

std::string AnswerWriter::arguments(const Constructor& constructor, const UnitTypes::Substitution& by,
                                    std::span<const Sexpr> values) {
  if (!constructor.fields.empty()) return record(constructor.fields, by, values);
  std::vector<const Type*> types;
  for (const Type* argument : constructor.arguments) types.push_back(types_->substitute(*argument, by));
  if (types.size() == 1 && values.size() == 1) return write(types[0], values[0], Place::Argument);
  return in_parentheses(separated(types, values, ", "));
}

std::string AnswerWriter::variant(const Declaration& declaration, const Type& type, const Sexpr& value, Place place) {
  bool is_unboxed = declaration.constructors.size() == 1 && declaration.constructors[0].is_unboxed;
  bool is_constant = value.is_integer() && !is_unboxed;
  bool is_block = value.is_list() && !value.items().empty();
  if (!is_unboxed && !is_constant && !is_block) return untyped(value, place);
  auto number = is_unboxed ? 0 : is_constant ? value.small_integer() : value.items()[0].small_integer();
  for (const Constructor& constructor : declaration.constructors) {
    if (constructor.is_constant != is_constant || constructor.number != number) continue;
    if (is_constant) return constructor.name;
    UnitTypes::Substitution by = UnitTypes::arguments_of(declaration, type.parts);
    if (constructor.result != nullptr) {
      by.clear();
      if (!types_->fits(*constructor.result, type, by)) continue;
    }
    std::span<const Sexpr> fields = is_unboxed ? std::span(&value, 1) : fields_of(value);
    std::string text = fmt::format("{} {}", constructor.name, arguments(constructor, by, fields));
    return place == Place::Argument ? in_parentheses(text) : text;
  }
  return untyped(value, place);
}

std::string AnswerWriter::poly_variant(const Type& type, const Sexpr& value, Place place) {
  std::span<const Sexpr> fields = fields_of(value);
  bool has_argument = fields.size() == 2;
  auto hash = has_argument ? fields[0].small_integer() : value.small_integer();
  for (const Type::Tag& tag : type.tags) {
    if (tag.hash != hash || (tag.argument != nullptr) != has_argument) continue;
    if (!has_argument) return fmt::format("`{}", tag.name);
    std::string text = fmt::format("`{} {}", tag.name, write(tag.argument, fields[1], Place::Argument));
    return place == Place::Argument ? in_parentheses(text) : text;
  }
  return untyped(value, place);
}

std::string AnswerWriter::raised(const Sexpr& exception, Place place) {
  auto parts = parts_of(exception);
  if (!parts) return unreadable(to_text(exception));
  const Constructor* declared = types_ == nullptr ? nullptr : types_->exception(parts->name);
  bool has_name =
      declared != nullptr || parts->name.starts_with("Stdlib.") || !predefined_exception(parts->name).is(Kind::Unset);
  if (!has_name) can_be_read_ = false;
  std::string name = without_prefix(parts->name, unit_);
  if (parts->arguments.empty()) return name;
  bool was_exception = std::exchange(is_exception_, true);
  std::string applied_to;
  if (declared != nullptr && declared->arguments.size() == parts->arguments.size()) {
    applied_to = arguments(*declared, {}, parts->arguments);
  } else if (parts->arguments.size() == 1) {
    applied_to = untyped(parts->arguments[0], Place::Argument);
  } else {
    std::vector<const Type*> nothing(parts->arguments.size(), nullptr);
    applied_to = in_parentheses(separated(nothing, parts->arguments, ", "));
  }
  is_exception_ = was_exception;
  std::string text = fmt::format("{} {}", name, applied_to);
  return place == Place::Argument ? in_parentheses(text) : text;
}

std::string exception_pattern(std::string_view canonical, std::string_view unit) {
  Arena arena;
  auto exception = read_sexpr(canonical, "exception", arena);
  auto parts = exception ? parts_of(**exception) : std::nullopt;
  if (!parts) return "_";
  std::string name = without_prefix(parts->name, unit);
  if (parts->arguments.empty()) return name;
  if (parts->arguments.size() == 1) return name + " _";
  std::string holes;
  for (size_t i = 0; i < parts->arguments.size(); ++i) holes += i == 0 ? "_" : ", _";
  return fmt::format("{} ({})", name, holes);
}

} // namespace assay::ocaml
