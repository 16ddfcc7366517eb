// Objects of one class, made by what the class itself offers: a part of TypesToShapes.

#include <fmt/format.h>

#include <algorithm>

#include "input/made_by_call.h"
#include "lang/java/text/method_title.h"
#include "lang/java/types/settable_fields.h"
#include "lang/java/types/shared_parts.h"
#include "lang/java/types/types_to_shapes.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

namespace {

constexpr size_t most_then_methods = 8; // of a class: more would drown what they are for

// What constructors of the library are given without making much of the library itself.
bool is_plain(ClassTable& classes, Symbol type) {
  if (!is_reference(type) || type.text() == "Ljava/lang/String;" || type.text() == "Ljava/lang/CharSequence;")
    return true;
  if (type_tag(type) == '[') return is_plain(classes, Symbol(type.text().substr(1)));
  JavaClass* of = classes.of_type(type);
  return of != nullptr && (!of->of_library || of->is(access::is_enum));
}

bool is_plain(ClassTable& classes, const Method& method) {
  return std::ranges::all_of(method.descriptor.parameters, [&](Symbol type) { return is_plain(classes, type); });
}

// What it makes is another one each time.
bool is_by_chance(const Method& method) {
  std::string_view name = method.info->name.text();
  return method.owner->of_library && (name == "now" || name.starts_with("random"));
}

bool has_hidden_constructor(const JavaClass& of, const JavaClass& inside) {
  return std::ranges::any_of(of.methods, [&](const Method& each) {
    return is_constructor(each) && !is_visible(each, inside) && !each.is(access::is_synthetic);
  });
}

// Whether it may return an object of its class that constructors don't make: as `plus` does where only the class itself
// can call the constructor.
bool gives_others_of_its_class(const Method& method, const OutsideChanges& outside, const JavaClass& inside) {
  const JavaClass& of = *method.owner;
  bool is_asked = takes_object(method) && !method.is(access::is_abstract) && method.info->code;
  if (!is_asked || method.descriptor.result != type_of_class(of.name)) return false;
  return has_hidden_constructor(of, inside) || std::ranges::find(outside.givers, &method) != outside.givers.end();
}

// Not one that belongs to an object of a class that has no name.
bool can_be_made_inside(const JavaClass& of) { return is_inner(of) && !of.is(access::is_abstract); }

} // namespace

// The object of the class, not of one below it, and what can be done with it before it is used.
ShapeId TypesToShapes::exact_object_of(JavaClass& of, const JavaType& type) {
  std::string key = fmt::format("java exactly {}", source_text(type));
  if (auto known = shapes_.find(key)) return *known;
  ShapeId shape = shapes_.declare(source_text(type));
  shapes_.remember(key, shape);
  Members members;
  add_own_members(of, type, members);
  bool has_own = !members.empty();
  if (!has_own && !of.is(access::is_abstract)) add_given_by_others(of, members);
  if (!members.empty() && !of.of_library && !of.is(access::is_enum) && !of.is_interface()) {
    const OutsideChanges& outside = changes_.outside(of);
    if (has_own) add_givers(of, outside, members);
    Members then = then_members(of, type, shape, outside);
    members.insert(members.end(), then.begin(), then.end());
    note_out_of_reach(of, outside);
    note_shared_parts(of);
  }
  shapes_.define(shape, std::move(members));
  return shape;
}

// The class's variables with what a type has for them.
std::vector<TypeVariable> TypesToShapes::arguments_of(const JavaClass& of, const JavaType& type) {
  std::vector<TypeVariable> variables = variables_of_class(*of.file);
  for (size_t i = 0; i < variables.size() && i < type.arguments.size(); ++i) variables[i].bound = type.arguments[i];
  if (type.arguments.empty()) instantiate(variables);
  return variables;
}

// The type of a class below with what a type says of its variables; nothing: it can't be one of that type.
std::optional<JavaType> TypesToShapes::subtype_for(JavaClass& sub, const JavaType& type) {
  JavaType own = class_type(sub.name.text());
  // Each variable by a name that no class has, so that it is found again further up.
  for (const TypeVariable& variable : variables_of_class(*sub.file)) {
    own.arguments.push_back(class_type(fmt::format("<{}>", variable.name.text())));
  }
  const std::vector<JavaType> open = own.arguments;
  auto seen = as_ancestor(classes_, own, type.name);
  if (!seen || seen->arguments.size() != type.arguments.size()) return class_type(sub.name.text());
  for (size_t i = 0; i < type.arguments.size(); ++i) {
    const JavaType& wanted = type.arguments[i];
    const JavaType& has = seen->arguments[i];
    auto variable = std::ranges::find(open, has);
    if (variable != open.end()) {
      own.arguments[static_cast<size_t>(variable - open.begin())] = wanted;
      continue;
    }
    bool is_checked = has.kind == JavaType::Kind::Class && wanted.kind == JavaType::Kind::Class && has != wanted;
    JavaClass* from = is_checked ? classes_.find(has.name) : nullptr;
    JavaClass* to = is_checked ? classes_.find(wanted.name) : nullptr;
    if (from != nullptr && to != nullptr && !from->is_a(*to)) return std::nullopt;
  }
  for (size_t i = 0; i < own.arguments.size(); ++i) {
    if (own.arguments[i] == open[i]) own.arguments[i] = class_type("java/lang/Integer");
  }
  return own;
}

std::vector<ShapeId> TypesToShapes::parameter_shapes(const Method& method, const std::vector<TypeVariable>& by) {
  MethodType type = type_of_method(*method.info);
  std::vector<TypeVariable> all = type.variables;
  instantiate(all);
  all.insert(all.end(), by.begin(), by.end());
  std::vector<ShapeId> shapes;
  std::vector<JavaType> types;
  for (const JavaType& parameter : type.parameters) {
    types.push_back(substitute(parameter, all));
    // The object that an inner one belongs to is always there.
    bool is_outer = types.size() == 1 && is_constructor(method) && is_inner(*method.owner);
    shapes.push_back(is_outer ? object_of(types.back()) : shape_of(types.back()));
  }
  note_parts(types);
  return shapes;
}

// Constructors and static methods of the class that return it. Of the library: constructors, else static methods; those
// that take little, if there are any.
std::vector<const Method*> TypesToShapes::makers_of(const JavaClass& of) {
  std::vector<const Method*> constructors;
  std::vector<const Method*> factories;
  for (const Method& method : of.methods) {
    if (!is_visible(method, inside_) || is_by_chance(method)) continue;
    bool is_inside = is_constructor(method) && can_be_made_inside(of);
    if (makes_objects(method) || is_inside) constructors.push_back(&method);
    if (method.is_static() && method.descriptor.result == type_of_class(of.name)) factories.push_back(&method);
  }
  std::vector<const Method*> all = constructors;
  if (!of.of_library || all.empty()) all.insert(all.end(), factories.begin(), factories.end());
  if (!of.of_library) return all;
  if (!all.empty()) leave_out(fmt::format("{} is made in few of the ways that there are", class_title(of.name)));
  std::vector<const Method*> plain;
  std::ranges::copy_if(all, std::back_inserter(plain), [&](const Method* each) { return is_plain(classes_, *each); });
  return plain.empty() ? all : plain;
}

void TypesToShapes::add_own_members(JavaClass& of, const JavaType& type, Members& members) {
  if (of.file == nullptr || !is_visible(of, inside_)) return;
  add_constants(of, members);
  if (of.is(access::is_enum)) return;
  std::vector<TypeVariable> by = arguments_of(of, type);
  Members fresh;
  size_t shortest = 0;
  std::vector<const Method*> makers = makers_of(of);
  for (const Method* method : makers) {
    Symbol maker = is_constructor(*method) ? maker_name(MakerKind::New, of.name, method->info->descriptor.text())
                                           : method->function;
    bool is_own = !of.of_library && is_constructor(*method) && method->info->code;
    if (is_own && gives_itself_away(*method)) leave_out("constructors that raise leave no object behind");
    if (method->arity() < makers[shortest]->arity()) shortest = fresh.size();
    fresh.emplace_back(made(maker, parameter_shapes(*method, by)));
  }
  members.insert(members.end(), fresh.begin(), fresh.end());
  std::vector<const Field*> fields = fields_to_set(of);
  if (fresh.empty() || fields.empty()) return;
  // Where nothing is left of how it was made, one way to make it will do.
  if (are_all_fields(of, fields)) fresh = {fresh[shortest]};
  add_set_fields(of, type, shapes_.add(source_text(type), std::move(fresh)), fields, members);
}

// Those of an enum, and objects that a class of the program keeps for everybody: `static final Shape EMPTY`.
void TypesToShapes::add_constants(const JavaClass& of, Members& members) {
  for (const Field& field : of.fields) {
    uint16_t flags = field.info->flags;
    bool is_kept = !of.of_library && (flags & access::is_static) != 0 && (flags & access::is_final) != 0 &&
                   (flags & access::is_private) == 0 && field.info->descriptor == type_of_class(of.name);
    bool is_seen = (flags & access::is_public) != 0 || package_of(of.name) == package_of(inside_.name);
    if ((flags & access::is_enum) == 0 && !(is_kept && is_seen)) continue;
    members.emplace_back(made(maker_name(MakerKind::EnumConstant, of.name, field.info->name.text()), {}));
  }
}

// Where a class makes no objects for others: what other classes give away, by static methods or as a builder does.
void TypesToShapes::add_given_by_others(JavaClass& of, Members& members) {
  if (of.of_library || !is_visible(of, inside_)) return;
  Symbol wanted = type_of_class(of.name);
  for (JavaClass* other : beside_.all(classes_)) {
    if (other == &of || other->is_a(of) || !is_visible(*other, inside_)) continue;
    for (const Method& method : other->methods) {
      bool is_method = method.info->name.text().front() != '<' && !method.is(access::is_abstract);
      if (!is_method || !is_visible(method, inside_) || method.descriptor.result != wanted) continue;
      members.emplace_back(given_by(method));
    }
  }
}

// A call of a method of another class, with an object of that if it needs one.
Alternative TypesToShapes::given_by(const Method& method) {
  JavaClass& owner = *method.owner;
  JavaType type = class_type(owner.name.text());
  std::vector<ShapeId> arguments = parameter_shapes(method, arguments_of(owner, type));
  if (method.is_static()) return made(method.function, arguments);
  arguments.insert(arguments.begin(), object_of(type));
  return made(maker_name(MakerKind::Call, owner.name, method.selector.text()), arguments);
}

// Beside the ways that the class has itself.
void TypesToShapes::add_givers(const JavaClass& of, const OutsideChanges& outside, Members& members) {
  for (const Method* method : outside.givers) {
    if (method->owner != &of) members.emplace_back(given_by(*method));
  }
}

// What was made and then given to a method of another class, or a static one, that changes it.
Alternative TypesToShapes::passed_to(const OutsideChanges::Changer& changer, const JavaClass& of, ShapeId object) {
  const Method& method = *changer.method;
  JavaType owner = class_type(method.owner->name.text());
  std::vector<ShapeId> arguments = parameter_shapes(method, arguments_of(*method.owner, owner));
  arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(changer.parameter));
  if (!method.is_static()) arguments.insert(arguments.begin(), object_of(owner));
  arguments.insert(arguments.begin(), object);
  return made(maker_name(MakerKind::Pass, of.name, passed_on_text(method, changer.parameter)), arguments);
}

void TypesToShapes::note_shared_parts(JavaClass& of) {
  const SharedParts& parts = changes_.shared(of);
  given_.insert(parts.given.begin(), parts.given.end());
  taken_.insert(parts.taken.begin(), parts.taken.end());
}

void TypesToShapes::note_out_of_reach(const JavaClass& of, const OutsideChanges& outside) {
  std::string titles;
  for (const Method* method : outside.out_of_reach) {
    bool is_initialiser = method == method->owner->initialiser;
    std::string title =
        is_initialiser ? fmt::format("the initialiser of {}", class_title(method->owner->name)) : full_title(*method);
    titles += (titles.empty() ? "" : ", ") + title;
  }
  if (!titles.empty()) leave_out(fmt::format("no {} is an input as it is left by {}", class_title(of.name), titles));
}

// Whether there are objects of it that only methods which return it give away: of classes below that have no name for
// tests, or no constructor.
bool TypesToShapes::has_hidden_objects(const JavaClass& of) {
  return std::ranges::any_of(beside_.of(classes_, of), [&](const JavaClass* sub) {
    bool is_class = !sub->is_interface() && !sub->is(access::is_enum);
    return is_class && (!is_visible(*sub, inside_) || has_hidden_constructor(*sub, inside_));
  });
}

// All of them at once: so there is one way to write an object down.
void TypesToShapes::add_set_fields(JavaClass& of, const JavaType& type, ShapeId fresh,
                                   const std::vector<const Field*>& fields, Members& members) {
  std::vector<ShapeId> parts = {fresh};
  std::vector<JavaType> types = {type}; // an object may be in its own field
  for (const Field* field : fields) {
    std::optional<JavaType> owner = as_ancestor(classes_, type, field->owner->name);
    std::vector<TypeVariable> by;
    if (owner) by = variables_by(*field->owner->file, *owner);
    types.push_back(substitute(type_of_field(*field->info), by));
    parts.push_back(shape_of(types.back()));
  }
  note_parts(types);
  members.emplace_back(made(maker_name(MakerKind::Fields, of.name, fields_text(fields)), parts));
}

std::vector<const Field*> TypesToShapes::fields_to_set(JavaClass& of) {
  constexpr size_t most_fields = 8;
  if (has_guarded_fields(of, inside_)) {
    leave_out(fmt::format("fields of {} that it looks after itself are not set", class_title(of.name)));
  }
  std::vector<const Field*> fields = settable_fields(of, inside_);
  if (can_be_constructed(of, fields, inside_)) return {};
  if (fields.size() > most_fields) {
    leave_out(fmt::format("of {} {} fields are set only", class_title(of.name), most_fields));
    fields.resize(most_fields);
  }
  return fields;
}

// What was made and then changed.
TypesToShapes::Members TypesToShapes::then_members(JavaClass& of, const JavaType& type, ShapeId object,
                                                   const OutsideChanges& outside) {
  Members members;
  std::vector<TypeVariable> by = arguments_of(of, type);
  const ChangingMethods& methods = changes_.methods(of);
  for (const Method* method : methods.unknown) {
    leave_out(fmt::format("{} is not called before, of which is not known whether it changes the object",
                          full_title(*method)));
  }
  for (const Method* method : methods.known) {
    if (members.size() == most_then_methods) {
      leave_out(fmt::format("{} is changed by {} of its methods only", class_title(of.name), most_then_methods));
      break;
    }
    if (may_raise_after_change(*method)) leave_out("methods that raise have changed nothing");
    auto owner = method->owner == &of ? std::nullopt : as_ancestor(classes_, type, method->owner->name);
    std::vector<ShapeId> arguments = parameter_shapes(*method, owner ? variables_by(*method->owner->file, *owner) : by);
    arguments.insert(arguments.begin(), object);
    members.emplace_back(made(maker_name(MakerKind::Then, of.name, method->selector.text()), arguments));
  }
  for (const Method& method : of.methods) {
    bool is_known = std::ranges::find(methods.known, &method) != methods.known.end();
    if (is_known || !is_visible(method, inside_) || !gives_others_of_its_class(method, outside, inside_)) continue;
    std::vector<ShapeId> arguments = parameter_shapes(method, by);
    arguments.insert(arguments.begin(), object);
    members.emplace_back(made(maker_name(MakerKind::Call, of.name, method.selector.text()), arguments));
  }
  for (const OutsideChanges::Changer& changer : outside.changers) members.emplace_back(passed_to(changer, of, object));
  return members;
}

} // namespace assay::java
