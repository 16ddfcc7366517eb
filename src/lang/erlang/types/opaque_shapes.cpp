// Opaque types as shapes of inputs (lang/erlang/types/types_to_shapes.h).

#include <algorithm>

#include <fmt/format.h>

#include "input/made_by_call.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/types/structural_shapes.h"
#include "lang/erlang/types/types_to_shapes.h"

namespace assay::erlang {
namespace {

using Kind = TypeExpression::Kind;

// Whether some part of a type is what is looked for; a variable is what it is bound to.
template <typename Test>
bool mentions(const TypeExpression& type, const SpecClause& clause, const Test& is_it, uint32_t depth = 0) {
  constexpr uint32_t deepest_bound = 20;
  if (is_it(type)) return true;
  if (type.kind == Kind::Variable && depth < deepest_bound) {
    for (const SpecClause::Bound& bound : clause.bounds) {
      if (bound.variable == type.name && mentions(*bound.type, clause, is_it, depth + 1)) return true;
    }
  }
  return std::ranges::any_of(type.parts,
                             [&](const TypeExpression* part) { return mentions(*part, clause, is_it, depth); });
}

const TypeExpression& made_by(const SpecClause& clause) {
  const TypeExpression* result = clause.result;
  for (const SpecClause::Bound& bound : clause.bounds) {
    if (result->kind == Kind::Variable && bound.variable == result->name) result = bound.type;
  }
  return *result;
}

bool is_type(const TypeExpression& type, const ModuleTypes& module, const TypeDefinition& definition) {
  bool is_here = type.kind == Kind::Local || (type.kind == Kind::Remote && type.module == module.name);
  return is_here && type.name == definition.name && type.parts.size() == definition.parameters.size();
}

// These say of the values in a dict less than they do: that any may be counted, or be a list.
bool misleads(Symbol function) {
  static const Symbol misleading[] = {Symbol("dict:append/3"), Symbol("dict:append_list/3"),
                                      Symbol("dict:update_counter/3")};
  return std::ranges::find(misleading, function) != std::end(misleading);
}

} // namespace

Symbol unmade_type() {
  static const Symbol type("assay.unmade");
  return type;
}

std::string name_of_use(const ShapeTable& shapes, const std::string& type, const std::vector<ShapeId>& arguments) {
  std::string text;
  for (ShapeId argument : arguments) text += (text.empty() ? "" : ", ") + shapes.name(argument);
  return fmt::format("{}({})", type, text);
}

ShapeId TypesToShapes::unmade(const Use& use, std::string_view why) {
  std::string key = fmt::format("erlang unmade {} {} {}", use.name(), fmt::join(use.arguments, " "), why);
  if (std::optional<ShapeId> found = shapes_.find(key)) return *found;
  ShapeId shape = shapes_.declare(shortened(name_of_use(shapes_, use.name(), use.arguments)));
  shapes_.remember(key, shape);
  keys_.push_back(key);
  shapes_.define(shape, {other_alternative(unmade_type())});
  shapes_.set_note(shape,
                   fmt::format("no value of the opaque type {}/{} is made {}", use.name(), use.arguments.size(), why));
  return shape;
}

ShapeId TypesToShapes::by_calls(const Use& use) {
  if (!has_first_maker(use.module, use.definition)) {
    return unmade(use, "by an exported function without another one, as far as specs say");
  }
  std::string key = fmt::format("erlang made {} {}", use.name(), fmt::join(use.arguments, " "));
  if (std::optional<ShapeId> found = shapes_.find(key)) return *found;
  ShapeId made = shapes_.declare(shortened(name_of_use(shapes_, use.name(), use.arguments)));
  shapes_.remember(key, made);
  keys_.push_back(key);
  std::string makers;
  std::vector<ShapeTable::Member> members;
  for (const Spec& spec : use.module.specs) {
    Symbol function = function_symbol(use.module.name.text(), spec.name.text(), spec.arity);
    if (!is_exported_(function) || misleads(function)) continue;
    bool is_first = true;
    for (const SpecClause& clause : spec.clauses) {
      auto taken = maker_arguments(use, clause);
      if (!taken) continue;
      members.emplace_back(made_by_call_alternative(shapes_, function, *taken));
      if (is_first) makers += fmt::format("{}{}/{}", makers.empty() ? "" : ", ", spec.name.text(), spec.arity);
      is_first = false;
    }
  }
  shapes_.define(made, std::move(members));
  shapes_.set_note(
      made, fmt::format("values of the opaque type {}/{} are made by {}", use.name(), use.arguments.size(), makers));
  return made;
}

// A function that makes one without having one.
bool TypesToShapes::has_first_maker(const ModuleTypes& module, const TypeDefinition& definition) const {
  return std::ranges::any_of(module.specs, [&](const Spec& spec) {
    if (!is_exported_(function_symbol(module.name.text(), spec.name.text(), spec.arity))) return false;
    return std::ranges::any_of(spec.clauses, [&](const SpecClause& clause) {
      if (!is_type(made_by(clause), module, definition)) return false;
      return std::ranges::none_of(clause.arguments, [&](const TypeExpression* argument) {
        return mentions(*argument, clause, [&](const TypeExpression& part) {
          return part.kind == Kind::Function || is_type(part, module, definition);
        });
      });
    });
  });
}

// The arguments of a clause that returns just this type. Its variables are what the type is wanted of.
std::optional<std::vector<ShapeId>> TypesToShapes::maker_arguments(const Use& use, const SpecClause& clause) {
  const TypeExpression& result = made_by(clause);
  auto takes_function = [&](const TypeExpression* argument) {
    return mentions(*argument, clause, [](const TypeExpression& part) { return part.kind == Kind::Function; });
  };
  // Functions to make a value with would be an input within an input.
  if (!is_type(result, use.module, use.definition) || std::ranges::any_of(clause.arguments, takes_function)) return {};
  TypeScope scope;
  scope.module = &use.module;
  scope.clause = &clause;
  for (size_t i = 0; i < use.arguments.size(); ++i) {
    const TypeExpression& part = *result.parts[i];
    bool is_bound = std::ranges::any_of(clause.bounds, [&](const auto& bound) { return bound.variable == part.name; });
    if (part.kind == Kind::Variable && !is_bound && part.name.text() != "_") {
      scope.variables_with(opaque_)[part.name] = {use.arguments[i]};
      scope.arguments[part.name] = {use.type.parts[i], &use.scope};
    } else if (ShapeId of = shape(part, scope); of != use.arguments[i] && of != ShapeTable::none) {
      return {}; // one of nothing is one of anything, as an empty queue is
    }
  }
  std::vector<ShapeId> taken;
  for (const TypeExpression* argument : clause.arguments) taken.push_back(input_shape(*argument, scope));
  return taken;
}

} // namespace assay::erlang
