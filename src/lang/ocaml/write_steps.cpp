#include "lang/ocaml/write_steps.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

namespace assay::ocaml {

namespace {

// An expression on the way, and its type; null where that is not known.
class Way {
 public:
  Way(UnitTypes& types, std::string call, const Type& result)
      : types_(types), text_(std::move(call)), type_(types.expanded(result)) {}

  void go(const RealStep& step) {
    switch (step.type) {
      case RealStep::Type::Apply: return apply(step.texts);
      case RealStep::Type::Tail: type_ = nullptr; return; // the fields of a block whose tag is not 0: see values.h
      default: return take(step.index);
    }
  }

  std::string text() && { return std::move(text_); }

 private:
  std::string operand() const { return is_operand_ ? text_ : fmt::format("({})", text_); }

  void become(std::string text, const Type* type, bool is_operand) {
    text_ = std::move(text);
    type_ = type == nullptr ? nullptr : types_.expanded(*type);
    is_operand_ = is_operand;
  }

  void apply(const std::vector<std::string>& arguments) {
    const Type* result = type_;
    for (size_t i = 0; i < arguments.size() && result != nullptr; ++i) {
      result = result->kind == Type::Kind::Arrow ? types_.expanded(*result->parts[1]) : nullptr;
    }
    // A call that is applied further is one application.
    std::string function = is_application_ ? text_ : operand();
    become(fmt::format("{} {}", function, fmt::join(arguments, " ")), result, false);
    is_application_ = true;
  }

  void take(uint32_t index) {
    is_application_ = true;
    if (type_ != nullptr && type_->kind == Type::Kind::Tuple && index < type_->parts.size()) {
      if (type_->parts.size() == 2) {
        return become(fmt::format("{} {}", index == 0 ? "fst" : "snd", operand()), type_->parts[index], false);
      }
      std::string names;
      for (size_t i = 0; i < type_->parts.size(); ++i)
        names += fmt::format("{}{}", i == 0 ? "" : ", ", i == index ? "x" : "_");
      return become(fmt::format("(let ({}) = {} in x)", names, text_), type_->parts[index], true);
    }
    if (type_ != nullptr && type_->kind == Type::Kind::Constructor) return take_of(*type_, index);
    become(fmt::format("(field {} of {})", index, text_), nullptr, true);
  }

  void take_of(const Type& type, uint32_t index) {
    if (type.name == "list" && index < 2) {
      const Type* part = index == 0 ? type.parts.at(0) : &type;
      return become(fmt::format("{} {}", index == 0 ? "List.hd" : "List.tl", operand()), part, false);
    }
    if (type.name == "array") return become(fmt::format("{}.({})", operand(), index), type.parts.at(0), true);
    if (type.name == "option") return become(fmt::format("Option.get {}", operand()), type.parts.at(0), false);
    const Declaration* declaration = types_.declaration(type.name);
    bool is_record = declaration != nullptr && index < declaration->fields.size();
    if (!is_record) return become(fmt::format("(field {} of {})", index, text_), nullptr, true);
    const Field& field = declaration->fields[index];
    const Type* part = types_.substitute(*field.type, UnitTypes::arguments_of(*declaration, type.parts));
    if (type.name.ends_with(".ref")) return become(fmt::format("!{}", operand()), part, true);
    become(fmt::format("{}.{}", operand(), field.name), part, true);
  }

  UnitTypes& types_;
  std::string text_;
  const Type* type_;
  bool is_operand_ = false;
  bool is_application_ = true;
};

} // namespace

std::string with_steps(UnitTypes& types, std::string call, const Type& result, std::span<const RealStep> steps) {
  Way way(types, std::move(call), result);
  for (const RealStep& step : steps) way.go(step);
  return std::move(way).text();
}

} // namespace assay::ocaml
