#include "lang/erlang/types_to_shapes.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "input/made_by_call.h"
#include "lang/erlang/function_name.h"
#include "lang/erlang/predefined_types.h"
#include "lang/erlang/structural_shapes.h"

namespace assay::erlang {
namespace {

using Kind = TypeExpression::Kind;

// A type that uses itself with ever larger arguments has no end. People's types are nowhere near these.
constexpr uint32_t deepest = 400;
constexpr uint32_t most_steps = 1'000'000;

std::string arguments_text(const ShapeTable& shapes, const std::vector<ShapeId>& arguments) {
  std::string text;
  for (ShapeId argument : arguments) text += (text.empty() ? "" : ", ") + shapes.name(argument);
  return text;
}

// There may be a type of that name with another number of arguments.
std::string no_such_type(const ModuleTypes& module, std::string_view qualified_name, const TypeExpression& type) {
  std::string arities;
  for (const TypeDefinition& definition : module.definitions) {
    if (definition.name != type.name) continue;
    arities += fmt::format("{}{}", arities.empty() ? "" : " or ", definition.parameters.size());
  }
  if (arities.empty()) return fmt::format("there is no type {}/{}", qualified_name, type.parts.size());
  return fmt::format("the type {} takes {} argument{}, not {}", qualified_name, arities, arities == "1" ? "" : "s",
                     type.parts.size());
}

// While it lives, opaque types are what they are defined as.
class ByDefinition {
 public:
  explicit ByDefinition(bool& by_calls) : by_calls_(by_calls), before_(std::exchange(by_calls, false)) {}
  ~ByDefinition() { by_calls_ = before_; }
  ByDefinition(const ByDefinition&) = delete;
  ByDefinition& operator=(const ByDefinition&) = delete;

 private:
  bool& by_calls_;
  bool before_;
};

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

} // namespace

TypesToShapes::~TypesToShapes() {
  if (errors_.empty()) return;
  for (const std::string& key : keys_) shapes_.forget(key);
}

ShapeId TypesToShapes::fail(const TypeExpression& type, const TypeScope& scope, std::string message) {
  if (errors_.empty()) {
    errors_.push_back(scope.module->diagnostic(type.place, std::move(message)));
    is_in_spec_ = scope.clause != nullptr;
  }
  return ShapeTable::none;
}

ShapeId TypesToShapes::shape(const TypeExpression& type, TypeScope& scope) {
  if (!errors_.empty()) return ShapeTable::none;
  if (depth_ == deepest || ++steps_ > most_steps) {
    return fail(type, scope, "types are nested too deeply here: does one use itself with ever larger arguments?");
  }
  ++depth_;
  ShapeId made = shape_of_form(type, scope);
  --depth_;
  return made;
}

ShapeId TypesToShapes::shape_of_form(const TypeExpression& type, TypeScope& scope) {
  switch (type.kind) {
    case Kind::Atom: return atom_shape(shapes_, type.name);
    case Kind::Integer: return integer_shape(shapes_, type.least, type.least);
    case Kind::Range: return integer_shape(shapes_, type.least, type.greatest);
    case Kind::Bits: return bits_shape(shapes_, type.bits_base, type.bits_unit);
    case Kind::Variable: return variable(type, scope);
    case Kind::Union: return union_shape(shapes_, parts(type, scope));
    case Kind::Tuple: return tuple_shape(shapes_, parts(type, scope));
    case Kind::Map: return map(type, scope);
    case Kind::Function: return function(type, scope);
    case Kind::Record: return record(type, scope);
    case Kind::Predefined: return predefined(type, scope);
    case Kind::Local: return local(type, scope);
    case Kind::Remote: return remote(type, scope);
    case Kind::Unknown: break;
  }
  return fail(type, scope, fmt::format("a form of type that is not known: {}", type.text));
}

std::vector<ShapeId> TypesToShapes::parts(const TypeExpression& type, TypeScope& scope) {
  std::vector<ShapeId> made;
  made.reserve(type.parts.size());
  for (const TypeExpression* part : type.parts) made.push_back(shape(*part, scope));
  return made;
}

ShapeId TypesToShapes::input_shape(const TypeExpression& type, TypeScope& scope) {
  bool before = std::exchange(by_calls_, true);
  ShapeId made = shape(type, scope);
  by_calls_ = before;
  return made;
}

ShapeId TypesToShapes::map(const TypeExpression& type, TypeScope& scope) {
  ByDefinition inside(by_calls_);
  std::vector<ShapeId> made = parts(type, scope);
  std::vector<Alternative::Association> associations;
  for (size_t i = 0; i < type.mandatory.size(); ++i) {
    associations.push_back({made[2 * i], made[2 * i + 1], type.mandatory[i]});
  }
  return map_shape(shapes_, std::move(associations));
}

ShapeId TypesToShapes::function(const TypeExpression& type, TypeScope& scope) {
  ByDefinition inside(by_calls_);
  std::vector<ShapeId> arguments = parts(type, scope);
  ShapeId result = arguments.back();
  arguments.pop_back();
  if (type.any_arity) return function_shape(shapes_, {}, result);
  return function_shape(shapes_, std::move(arguments), result);
}

ShapeId TypesToShapes::variable(const TypeExpression& type, TypeScope& scope) {
  if (type.name.text() == "_") return ShapeTable::any;
  auto found = scope.variables.find(type.name);
  if (found != scope.variables.end()) {
    found->second.is_used = true;
    return found->second.shape;
  }
  if (scope.clause != nullptr) {
    const SpecClause::Bound* bound = nullptr;
    for (const SpecClause::Bound& other : scope.clause->bounds) {
      if (other.variable != type.name) continue;
      if (bound != nullptr) return fail(*other.type, scope, fmt::format("a second bound of {}", type.name.text()));
      bound = &other;
    }
    if (bound != nullptr) return bounded(type.name, *bound->type, scope);
  }
  return named(fmt::format("erlang variable {}", type.name.text()), std::string(type.name.text()), [&](ShapeId shape) {
    shapes_.set_note(shape, fmt::format("type variable {} is taken as any()", type.name.text()));
    return ShapeTable::any;
  });
}

// A bound may use its own variable (`DeepList :: [term() | DeepList]`), as a recursive type does.
ShapeId TypesToShapes::bounded(Symbol variable, const TypeExpression& bound, TypeScope& scope) {
  ShapeId declared = shapes_.declare(std::string(variable.text()));
  scope.variables[variable] = {declared};
  ShapeId made = shape(bound, scope);
  TypeScope::Variable& entry = scope.variables[variable];
  if (entry.is_used) {
    shapes_.define(declared, {made});
  } else {
    entry.shape = made;
  }
  return entry.shape;
}

ShapeId TypesToShapes::predefined(const TypeExpression& type, TypeScope& scope) {
  // Since OTP 26 a module may define them itself. The module erlang defines each by itself, for its documentation.
  if (scope.module->name.text() != "erlang" && scope.module->find_definition(type.name, type.parts.size()) != nullptr) {
    return local(type, scope);
  }
  std::optional<ShapeId> made = predefined_type(shapes_, type.name.text(), parts(type, scope));
  if (made) return *made;
  return fail(type, scope, no_such_type(*scope.module, type.name.text(), type));
}

ShapeId TypesToShapes::local(const TypeExpression& type, TypeScope& scope) {
  const TypeDefinition* definition = scope.module->find_definition(type.name, type.parts.size());
  if (definition == nullptr) return fail(type, scope, no_such_type(*scope.module, type.name.text(), type));
  std::vector<ShapeId> arguments = parts(type, scope);
  // In its own module an opaque type is no secret, but who calls the function from outside can only have it by calls.
  if (definition->is_opaque && scope.clause != nullptr && by_calls_) {
    return opaque(*scope.module, *definition, arguments);
  }
  return defined(*scope.module, *definition, arguments);
}

ShapeId TypesToShapes::remote(const TypeExpression& type, TypeScope& scope) {
  std::string name = fmt::format("{}:{}", type.module.text(), type.name.text());
  auto module = lookup_(type.module.text());
  if (!module) {
    fail(type, scope, fmt::format("the type {}/{} can't be loaded", name, type.parts.size()));
    errors_.insert(errors_.end(), module.error().begin(), module.error().end());
    return ShapeTable::none;
  }
  if (*module == nullptr) {
    return fail(
        type, scope,
        fmt::format("there is no type {}/{}: no module '{}' was found", name, type.parts.size(), type.module.text()));
  }
  const TypeDefinition* definition = (*module)->find_definition(type.name, type.parts.size());
  if (definition == nullptr) return fail(type, scope, no_such_type(**module, name, type));
  std::vector<ShapeId> arguments = parts(type, scope);
  if (definition->is_opaque && *module != scope.module) return opaque(**module, *definition, arguments);
  return defined(**module, *definition, arguments);
}

template <typename Make>
ShapeId TypesToShapes::named(const std::string& key, std::string name, Make make) {
  std::string full_key = by_calls_ ? "input " + key : key;
  if (std::optional<ShapeId> found = shapes_.find(full_key)) return *found;
  ShapeId shape = shapes_.declare(shortened(std::move(name)));
  shapes_.remember(full_key, shape);
  keys_.push_back(full_key);
  shapes_.define(shape, {make(shape)});
  return *shapes_.find(full_key);
}

ShapeId TypesToShapes::defined(const ModuleTypes& module, const TypeDefinition& definition,
                               const std::vector<ShapeId>& arguments) {
  std::string name = fmt::format("{}:{}", module.name.text(), definition.name.text());
  std::string key = fmt::format("erlang type {} {}", name, fmt::join(arguments, " "));
  return named(key, fmt::format("{}({})", name, arguments_text(shapes_, arguments)), [&](ShapeId) {
    TypeScope scope;
    scope.module = &module;
    for (size_t i = 0; i < arguments.size(); ++i) scope.variables[definition.parameters[i]] = {arguments[i]};
    ShapeId made = shape(*definition.type, scope);
    // Another name for all terms need not be another shape.
    if (made == ShapeTable::any) shapes_.remember(by_calls_ ? "input " + key : key, made);
    return made;
  });
}

ShapeId TypesToShapes::opaque(const ModuleTypes& module, const TypeDefinition& definition,
                              const std::vector<ShapeId>& arguments) {
  if (by_calls_) {
    if (auto made = by_calls(module, definition, arguments)) return *made;
  }
  ByDefinition inside(by_calls_);
  return by_definition(module, definition, arguments);
}

ShapeId TypesToShapes::by_definition(const ModuleTypes& module, const TypeDefinition& definition,
                                     const std::vector<ShapeId>& arguments) {
  ShapeId inner = defined(module, definition, arguments);
  std::string name = fmt::format("{}:{}", module.name.text(), definition.name.text());
  std::string key = fmt::format("erlang opaque {} {}", name, fmt::join(arguments, " "));
  return named(key, fmt::format("{}({})", name, arguments_text(shapes_, arguments)), [&](ShapeId shape) {
    shapes_.set_note(shape, fmt::format("opaque type {}/{} is taken as its definition", name, arguments.size()));
    return inner;
  });
}

std::optional<ShapeId> TypesToShapes::by_calls(const ModuleTypes& module, const TypeDefinition& definition,
                                               const std::vector<ShapeId>& arguments) {
  std::string name = fmt::format("{}:{}", module.name.text(), definition.name.text());
  std::string key = fmt::format("erlang made {} {}", name, fmt::join(arguments, " "));
  std::string makers;
  if (std::optional<ShapeId> found = shapes_.find(key)) return found;
  if (!has_first_maker(module, definition)) return {};
  ShapeId made = shapes_.declare(shortened(fmt::format("{}({})", name, arguments_text(shapes_, arguments))));
  shapes_.remember(key, made);
  keys_.push_back(key);
  std::vector<ShapeTable::Member> members;
  for (const Spec& spec : module.specs) {
    Symbol function = function_symbol(module.name.text(), spec.name.text(), spec.arity);
    if (!is_exported_(function)) continue;
    bool is_first = true;
    for (const SpecClause& clause : spec.clauses) {
      auto taken = maker_arguments(module, definition, arguments, clause);
      if (!taken) continue;
      members.emplace_back(made_by_call_alternative(shapes_, function, *taken));
      if (is_first) makers += fmt::format("{}{}/{}", makers.empty() ? "" : ", ", spec.name.text(), spec.arity);
      is_first = false;
    }
  }
  shapes_.define(made, std::move(members));
  shapes_.set_note(made, fmt::format("values of the opaque type {}/{} are made by {}", name, arguments.size(), makers));
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
std::optional<std::vector<ShapeId>> TypesToShapes::maker_arguments(const ModuleTypes& module,
                                                                   const TypeDefinition& definition,
                                                                   const std::vector<ShapeId>& arguments,
                                                                   const SpecClause& clause) {
  const TypeExpression& result = made_by(clause);
  auto takes_function = [&](const TypeExpression* argument) {
    return mentions(*argument, clause, [](const TypeExpression& part) { return part.kind == Kind::Function; });
  };
  // Functions to make a value with would be an input within an input.
  if (!is_type(result, module, definition) || std::ranges::any_of(clause.arguments, takes_function)) return {};
  TypeScope scope;
  scope.module = &module;
  scope.clause = &clause;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const TypeExpression& part = *result.parts[i];
    bool is_bound = std::ranges::any_of(clause.bounds, [&](const auto& bound) { return bound.variable == part.name; });
    if (part.kind == Kind::Variable && !is_bound && part.name.text() != "_") {
      scope.variables[part.name] = {arguments[i]};
    } else if (ShapeId of = shape(part, scope); of != arguments[i] && of != ShapeTable::none) {
      return {}; // one of nothing is one of anything, as an empty queue is
    }
  }
  std::vector<ShapeId> taken;
  for (const TypeExpression* argument : clause.arguments) taken.push_back(input_shape(*argument, scope));
  return taken;
}

ShapeId TypesToShapes::record(const TypeExpression& type, TypeScope& scope) {
  const RecordDefinition* definition = scope.module->find_record(type.name);
  if (definition == nullptr) return fail(type, scope, fmt::format("there is no record #{}{{}}", type.name.text()));
  std::unordered_map<Symbol, ShapeId> given;
  std::string key = fmt::format("erlang record {}:{}", scope.module->name.text(), type.name.text());
  for (size_t i = 0; i < type.fields.size(); ++i) {
    auto is_it = [&](const RecordDefinition::Field& field) { return field.name == type.fields[i]; };
    if (std::ranges::none_of(definition->fields, is_it)) {
      return fail(type, scope,
                  fmt::format("the record #{}{{}} has no field {}", type.name.text(), type.fields[i].text()));
    }
    ShapeId made = shape(*type.parts[i], scope);
    given[type.fields[i]] = made;
    key += fmt::format(" {}={}", type.fields[i].text(), made);
  }
  return named(key, fmt::format("#{}{{}}", type.name.text()), [&](ShapeId) {
    // Types of fields know no variables but their own.
    TypeScope fields;
    fields.module = scope.module;
    std::vector<ShapeId> elements = {atom_shape(shapes_, definition->name)};
    for (const RecordDefinition::Field& field : definition->fields) {
      auto found = given.find(field.name);
      if (found != given.end()) {
        elements.push_back(found->second);
      } else {
        elements.push_back(field.type == nullptr ? ShapeTable::any : shape(*field.type, fields));
      }
    }
    return tuple_shape(shapes_, std::move(elements));
  });
}

} // namespace assay::erlang
