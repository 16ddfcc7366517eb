#include "lang/ocaml/write_call.h"

#include <fmt/core.h>

namespace assay::ocaml {

std::string function_text(std::string_view name) {
  size_t start = 0;
  while (start < name.size() && name[start] >= 'A' && name[start] <= 'Z') {
    size_t dot = name.find('.', start);
    if (dot == std::string_view::npos) break;
    start = dot + 1;
  }
  char first = start < name.size() ? name[start] : '_';
  bool is_word = (first >= 'a' && first <= 'z') || first == '_' || static_cast<unsigned char>(first) >= 0x80;
  return is_word ? std::string(name) : fmt::format("{}( {} )", name.substr(0, start), name.substr(start));
}

namespace {

std::string applied(std::string text, const std::vector<std::string>& arguments) {
  for (const std::string& argument : arguments) text += " " + argument;
  return text;
}

// What is left of a function's type when it has been given some arguments.
const Type* result_of(UnitTypes& types, const Type* type, size_t arguments) {
  for (; type != nullptr && arguments > 0; --arguments) {
    const Type* function = types.expanded(*type);
    type = function->kind == Type::Kind::Arrow ? function->parts[1] : nullptr;
  }
  return type;
}

// A field of a block of tag 0: of a tuple, a record, a list's cell, an option.
CallText field_text(UnitTypes& types, const CallText& whole, uint32_t index) {
  const Type* type = whole.type == nullptr ? nullptr : types.expanded(*whole.type);
  if (type != nullptr && type->kind == Type::Kind::Tuple && index < type->parts.size()) {
    std::string pattern;
    for (size_t i = 0; i < type->parts.size(); ++i) {
      pattern += fmt::format("{}{}", i == 0 ? "" : ", ", i == index ? "part" : "_");
    }
    return {fmt::format("(let {} = {} in part)", pattern, whole.text), type->parts[index], whole.can_be_read};
  }
  if (type != nullptr && type->kind == Type::Kind::Constructor) {
    if (type->name == "list" && index < 2) {
      return {fmt::format("(List.{} ({}))", index == 0 ? "hd" : "tl", whole.text), index == 0 ? type->parts[0] : type,
              whole.can_be_read};
    }
    if (type->name == "option" && index == 0) {
      return {fmt::format("(Option.get ({}))", whole.text), type->parts[0], whole.can_be_read};
    }
    const Declaration* declaration = types.declaration(type->name);
    if (declaration != nullptr && index < declaration->fields.size()) {
      const Field& field = declaration->fields[index];
      return {fmt::format("({}).{}", whole.text, field.name),
              types.substitute(*field.type, UnitTypes::arguments_of(*declaration, type->parts)), whole.can_be_read};
    }
  }
  return {fmt::format("<part {} of {}>", index, whole.text), nullptr, false};
}

} // namespace

CallText call_text(UnitTypes& types, const RealCall& call) {
  CallText result{applied(function_text(call.function), call.arguments),
                  result_of(types, types.value(call.function), call.arguments.size())};
  for (const RealStep& step : call.then) {
    switch (step.type) {
      case RealStep::Type::Apply:
        result.text = applied(fmt::format("({})", result.text), step.texts);
        result.type = result_of(types, result.type, step.texts.size());
        break;
      case RealStep::Type::Element:
      case RealStep::Type::Field: result = field_text(types, result, step.index); break;
      default: result = {fmt::format("<a part of {}>", result.text), nullptr, false};
    }
  }
  return result;
}

} // namespace assay::ocaml
