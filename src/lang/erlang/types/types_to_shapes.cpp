#include "lang/erlang/types/types_to_shapes.h"

#include <utility>

#include <fmt/format.h>

#include "lang/erlang/types/predefined_types.h"
#include "lang/erlang/types/structural_shapes.h"

namespace assay::erlang {
namespace {

using Kind = TypeExpression::Kind;

// A type that uses itself with ever larger arguments has no end. People's types are nowhere near these.
constexpr uint32_t deepest = 400;
constexpr uint32_t most_steps = 1'000'000;

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

// While it lives, opaque types are something else.
class OpaqueAs {
 public:
  OpaqueAs(Opaque& opaque, Opaque meanwhile) : opaque_(opaque), before_(std::exchange(opaque, meanwhile)) {}
  ~OpaqueAs() { opaque_ = before_; }
  OpaqueAs(const OpaqueAs&) = delete;
  OpaqueAs& operator=(const OpaqueAs&) = delete;

 private:
  Opaque& opaque_;
  Opaque before_;
};

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
  OpaqueAs calls(opaque_, Opaque::Called);
  return shape(type, scope);
}

ShapeId TypesToShapes::map(const TypeExpression& type, TypeScope& scope) {
  OpaqueAs inside(opaque_, opaque_ == Opaque::Defined ? Opaque::Defined : Opaque::Unmade);
  std::vector<ShapeId> made = parts(type, scope);
  std::vector<Alternative::Association> associations;
  for (size_t i = 0; i < type.mandatory.size(); ++i) {
    associations.push_back({made[2 * i], made[2 * i + 1], type.mandatory[i]});
  }
  return map_shape(shapes_, std::move(associations));
}

// What a function of the input returns is input, what it is given is not; of a function of the program it is the other
// way round.
ShapeId TypesToShapes::function(const TypeExpression& type, TypeScope& scope) {
  bool is_input = opaque_ != Opaque::Defined;
  std::vector<ShapeId> arguments;
  for (size_t i = 0; i + 1 < type.parts.size(); ++i) {
    OpaqueAs taken(opaque_, is_input ? Opaque::Defined : Opaque::Unmade);
    arguments.push_back(shape(*type.parts[i], scope));
  }
  OpaqueAs answered(opaque_, is_input ? Opaque::Unmade : Opaque::Defined);
  ShapeId result = shape(*type.parts.back(), scope);
  if (type.any_arity) return function_shape(shapes_, {}, result);
  return function_shape(shapes_, std::move(arguments), result);
}

ShapeId TypesToShapes::variable(const TypeExpression& type, TypeScope& scope) {
  if (type.name.text() == "_") return ShapeTable::any;
  std::unordered_map<Symbol, TypeScope::Variable>& known = scope.variables_with(opaque_);
  auto found = known.find(type.name);
  if (found != known.end()) {
    found->second.is_used = true;
    return found->second.shape;
  }
  if (auto argument = scope.arguments.find(type.name); argument != scope.arguments.end()) {
    return shape(*argument->second.type, *argument->second.scope);
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
  scope.variables_with(opaque_)[variable] = {declared};
  ShapeId made = shape(bound, scope);
  TypeScope::Variable& entry = scope.variables_with(opaque_)[variable];
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
  return used({*scope.module, *definition, type, scope, parts(type, scope)});
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
  return used({**module, *definition, type, scope, parts(type, scope)});
}

std::string TypesToShapes::full_key(const std::string& key) const {
  constexpr std::string_view prefixes[] = {"", "input ", "input without calls "};
  return std::string(prefixes[static_cast<size_t>(opaque_)]) + key;
}

template <typename Make>
ShapeId TypesToShapes::named(const std::string& key, std::string name, Make make) {
  std::string full = full_key(key);
  if (std::optional<ShapeId> found = shapes_.find(full)) return *found;
  ShapeId shape = shapes_.declare(shortened(std::move(name)));
  shapes_.remember(full, shape);
  keys_.push_back(full);
  shapes_.define(shape, {make(shape)});
  return *shapes_.find(full);
}

std::string TypesToShapes::Use::name() const {
  return fmt::format("{}:{}", module.name.text(), definition.name.text());
}

ShapeId TypesToShapes::used(const Use& use) {
  if (!use.definition.is_opaque || opaque_ == Opaque::Defined) return defined(use);
  return opaque_ == Opaque::Called ? by_calls(use) : unmade(use, "inside of a map or of what a function returns");
}

ShapeId TypesToShapes::defined(const Use& use) {
  std::string key = fmt::format("erlang type {} {}", use.name(), fmt::join(use.arguments, " "));
  return named(key, name_of_use(shapes_, use.name(), use.arguments), [&](ShapeId) {
    TypeScope scope;
    scope.module = &use.module;
    for (size_t i = 0; i < use.arguments.size(); ++i) {
      Symbol parameter = use.definition.parameters[i];
      scope.variables_with(opaque_)[parameter] = {use.arguments[i]};
      scope.arguments[parameter] = {use.type.parts[i], &use.scope};
    }
    ShapeId made = shape(*use.definition.type, scope);
    // Another name for all terms need not be another shape.
    if (made == ShapeTable::any) shapes_.remember(full_key(key), made);
    return made;
  });
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
