#include "lang/ocaml/types/api.h"

#include <fmt/core.h>

#include <algorithm>
#include <sstream>

namespace assay::ocaml {

namespace {

constexpr std::string_view prefix = "ocaml.api/";
constexpr size_t most_steps = 2;

// Variables are taken as int everywhere.
const Type* with_integers(UnitTypes& types, const Type& type) {
  Type* result = types.make();
  if (type.kind == Type::Kind::Variable) {
    result->kind = Type::Kind::Constructor;
    result->name = "int";
    return result;
  }
  *result = type;
  for (const Type*& part : result->parts) part = with_integers(types, *part);
  return result;
}

bool is_named(const Type& type, std::string_view name) {
  return type.kind == Type::Kind::Constructor && type.name == name;
}

class Ways {
 public:
  Ways(UnitTypes& types, const Type& wanted) : types_(types), wanted_(*with_integers(types, wanted)) {}

  std::vector<ApiMaker> all() {
    for (const ApiValue& value : types_.api()) look_at(value);
    return std::move(makers_);
  }

 private:
  bool is_wanted(const Type& type, UnitTypes::Substitution& by) {
    return type.kind == Type::Kind::Constructor && types_.fits(type, wanted_, by);
  }

  void look_at(const ApiValue& value) {
    FunctionType function = function_type(*value.type);
    auto is_function = [&](const Type* type) { return types_.expanded(*type)->kind == Type::Kind::Arrow; };
    if (std::ranges::any_of(function.arguments, is_function)) return;
    ApiMaker maker;
    maker.call.name = value.name;
    if (is_named(*types_.expanded(*function.result), "unit")) return changing(value, function, maker);
    follow(value, function, maker, *function.result);
  }

  // To the value, through what it may be in.
  void follow(const ApiValue& value, const FunctionType& function, ApiMaker maker, const Type& given) {
    UnitTypes::Substitution by;
    if (is_wanted(given, by)) return add(value, function, std::move(maker), by);
    if (maker.call.steps.size() == most_steps) return;
    const Type& type = *types_.expanded(given);
    std::vector<ApiStep>& steps = maker.call.steps;
    if (type.kind == Type::Kind::Tuple) {
      for (uint32_t i = 0; i < type.parts.size(); ++i) {
        steps.push_back({ApiStep::Type::Part, i, static_cast<uint32_t>(type.parts.size())});
        follow(value, function, maker, *type.parts[i]);
        steps.pop_back();
      }
    } else if (is_named(type, "option")) {
      steps.push_back({ApiStep::Type::Some});
      follow(value, function, maker, *type.parts.at(0));
    } else if (type.name.ends_with(".result") && type.parts.size() == 2) {
      steps.push_back({ApiStep::Type::Ok});
      follow(value, function, maker, *type.parts[0]);
    }
  }

  void changing(const ApiValue& value, const FunctionType& function, ApiMaker maker) {
    for (uint32_t i = 0; i < function.arguments.size(); ++i) {
      UnitTypes::Substitution by;
      if (!is_wanted(*function.arguments[i], by)) continue;
      maker.call.changed = i;
      return add(value, function, std::move(maker), by);
    }
  }

  void add(const ApiValue& value, const FunctionType& function, ApiMaker maker, const UnitTypes::Substitution& by) {
    uint32_t left_out = 0;
    for (uint32_t i = 0; i < function.arguments.size(); ++i) {
      const Type* type = types_.substitute(*function.arguments[i], by);
      bool is_size = value.of_library && value.name.ends_with(".create") && is_named(*types_.expanded(*type), "int");
      bool is_default = value.of_library && function.labels[i].starts_with('?');
      maker.call.passed += is_size ? 's' : is_default ? 'n' : 'a';
      if (is_size || is_default) {
        if (maker.call.changed && i < *maker.call.changed) ++left_out;
        continue;
      }
      maker.arguments.push_back(type);
      maker.labels.push_back(function.labels[i]);
    }
    if (maker.call.changed) *maker.call.changed -= left_out;
    makers_.push_back(std::move(maker));
  }

  UnitTypes& types_;
  const Type& wanted_;
  std::vector<ApiMaker> makers_;
};

} // namespace

Symbol ApiCall::symbol() const {
  std::string text = fmt::format("{}{} {}", prefix, name, passed.empty() ? "-" : passed);
  for (const ApiStep& step : steps) {
    switch (step.type) {
      case ApiStep::Type::Some: text += " some"; break;
      case ApiStep::Type::Ok: text += " ok"; break;
      case ApiStep::Type::Part: text += fmt::format(" part {} {}", step.index, step.count); break;
    }
  }
  if (changed) text += fmt::format(" changed {}", *changed);
  return Symbol(text);
}

std::optional<ApiCall> ApiCall::of(Symbol symbol) {
  if (!symbol.text().starts_with(prefix)) return std::nullopt;
  std::istringstream words(std::string(symbol.text().substr(prefix.size())));
  ApiCall call;
  words >> call.name >> call.passed;
  if (call.passed == "-") call.passed.clear();
  for (std::string word; words >> word;) {
    ApiStep step;
    if (word == "changed") {
      words >> call.changed.emplace();
      continue;
    }
    if (word == "ok") step.type = ApiStep::Type::Ok;
    if (word == "part") {
      step.type = ApiStep::Type::Part;
      words >> step.index >> step.count;
    }
    call.steps.push_back(step);
  }
  return call;
}

std::vector<ApiMaker> makers_of(UnitTypes& types, const Type& wanted) { return Ways(types, wanted).all(); }

} // namespace assay::ocaml
