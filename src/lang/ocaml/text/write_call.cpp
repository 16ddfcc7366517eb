#include "lang/ocaml/text/write_call.h"

#include <fmt/core.h>

#include <utility>

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

// From a call to a part of what it gives, or to what that answers.
class Way {
 public:
  Way(UnitTypes& types, std::string call, const Type* result) : types_(types), at_{std::move(call), result} {}

  void apply(const std::vector<std::string>& arguments) {
    at_.text = applied(form_ == Form::Operation ? in_parentheses() : at_.text, arguments);
    at_.type = result_of(types_, at_.type, arguments.size());
    form_ = Form::Application;
  }

  // The fields of a block whose tag is not 0 are its tail: see values.h.
  void enter_block() { has_tag_ = true; }

  void take(uint32_t index) {
    bool has_tag = std::exchange(has_tag_, false);
    const Type* type = at_.type == nullptr ? nullptr : types_.expanded(*at_.type);
    if (type != nullptr && type->kind == Type::Kind::Tuple) return take_of_tuple(*type, index);
    if (type != nullptr && type->kind == Type::Kind::Constructor) return take_of(*type, index, has_tag);
    give_up(index);
  }

  CallText end() && { return std::move(at_); }

 private:
  enum class Form : uint8_t { Application, Operand, Operation };

  std::string in_parentheses() const { return fmt::format("({})", at_.text); }
  std::string operand() const { return form_ == Form::Operand ? at_.text : in_parentheses(); }

  void become(std::string text, const Type* type, Form form) {
    at_.text = std::move(text);
    at_.type = type;
    form_ = form;
  }

  void give_up(uint32_t index) {
    become(fmt::format("<part {} of {}>", index, at_.text), nullptr, Form::Operand);
    at_.can_be_read = false;
  }

  // `_, x, _`
  static std::string pattern(size_t count, uint32_t index) {
    std::string text;
    for (size_t i = 0; i < count; ++i) text += fmt::format("{}{}", i == 0 ? "" : ", ", i == index ? "x" : "_");
    return text;
  }

  void take_of_tuple(const Type& type, uint32_t index) {
    if (index >= type.parts.size()) return give_up(index);
    const Type* part = type.parts[index];
    if (type.parts.size() == 2) {
      return become(fmt::format("{} {}", index == 0 ? "fst" : "snd", operand()), part, Form::Operation);
    }
    std::string names = pattern(type.parts.size(), index);
    become(fmt::format("(let ({}) = {} in x)", names, at_.text), part, Form::Operand);
  }

  void take_of(const Type& type, uint32_t index, bool has_tag) {
    const Type* element = type.parts.empty() ? nullptr : type.parts[0];
    if (type.name == "list" && index < 2) {
      return become(fmt::format("{} {}", index == 0 ? "List.hd" : "List.tl", operand()), index == 0 ? element : &type,
                    Form::Operation);
    }
    if (type.name == "array") return become(fmt::format("{}.({})", operand(), index), element, Form::Operand);
    if (type.name == "option") return become(fmt::format("Option.get {}", operand()), element, Form::Operation);
    if (type.name == "Stdlib.ref") return become(fmt::format("!{}", operand()), element, Form::Operand);
    const Declaration* declaration = types_.declaration(type.name);
    if (declaration == nullptr) return give_up(index);
    UnitTypes::Substitution by = UnitTypes::arguments_of(*declaration, type.parts);
    if (index < declaration->fields.size()) {
      const Field& field = declaration->fields[index];
      return become(fmt::format("{}.{}", operand(), field.name), types_.substitute(*field.type, by), Form::Operand);
    }
    const Constructor* constructor = only_constructor(*declaration, has_tag);
    if (constructor == nullptr || index >= constructor->arguments.size()) return give_up(index);
    std::string names = constructor->fields.empty() ? fmt::format("({})", pattern(constructor->arguments.size(), index))
                                                    : fmt::format("{{{} = x; _}}", constructor->fields[index].name);
    become(fmt::format("(match {} with {} {} -> x | _ -> assert false)", at_.text, constructor->name, names),
           types_.substitute(*constructor->arguments[index], by), Form::Operand);
  }

  // That a block can be of, if that is all that is known; null: there are several, or it has a type of its own.
  static const Constructor* only_constructor(const Declaration& declaration, bool has_tag) {
    const Constructor* only = nullptr;
    for (const Constructor& constructor : declaration.constructors) {
      if (constructor.is_constant || (constructor.number != 0) != has_tag) continue;
      if (only != nullptr || constructor.result != nullptr) return nullptr;
      only = &constructor;
    }
    return only;
  }

  UnitTypes& types_;
  CallText at_;
  Form form_ = Form::Application;
  bool has_tag_ = false;
};

} // namespace

CallText call_text(UnitTypes& types, const RealCall& call) {
  Way way(types, applied(function_text(call.function), call.arguments),
          result_of(types, types.value(call.function), call.arguments.size()));
  for (const RealStep& step : call.then) {
    switch (step.type) {
      case RealStep::Type::Apply: way.apply(step.texts); break;
      case RealStep::Type::Tail: way.enter_block(); break;
      default: way.take(step.index);
    }
  }
  return std::move(way).end();
}

} // namespace assay::ocaml
