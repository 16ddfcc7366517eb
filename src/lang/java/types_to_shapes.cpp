#include "lang/java/types_to_shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "input/made_by_call.h"
#include "lang/java/changing_methods.h"
#include "lang/java/settable_fields.h"
#include "lang/java/visibility.h"

namespace assay::java {

namespace {

constexpr size_t most_then_methods = 8; // of a class: more would drown what they are for

Alternative integers(int64_t least, int64_t greatest) {
  return integer_alternative(BigInteger(least), BigInteger(greatest));
}

size_t size_of(const JavaType& type) {
  size_t size = 1;
  for (size_t i = 0; i < type.arguments.size() && size < OpenTypes::largest; ++i) size += size_of(type.arguments[i]);
  return std::min(size, OpenTypes::largest);
}

} // namespace

Alternative TypesToShapes::made(Symbol maker, const std::vector<ShapeId>& arguments) {
  return made_by_call_alternative(shapes_, maker, arguments);
}

void TypesToShapes::leave_out(std::string what) {
  if (std::ranges::find(restrictions_, what) == restrictions_.end()) restrictions_.push_back(std::move(what));
}

ShapeId TypesToShapes::primitive(char tag) {
  std::string key = fmt::format("java {}", tag);
  if (auto known = shapes_.find(key)) return *known;
  Members members;
  switch (tag) {
    case 'Z': members = {integers(0, 1)}; break;
    case 'B': members = {integers(INT8_MIN, INT8_MAX)}; break;
    case 'C': members = {integers(0, UINT16_MAX)}; break;
    case 'S': members = {integers(INT16_MIN, INT16_MAX)}; break;
    case 'I': members = {integers(INT32_MIN, INT32_MAX)}; break;
    case 'J': members = {integers(INT64_MIN, INT64_MAX)}; break;
    case 'F': members = {made(maker_name(MakerKind::Single, Symbol("float")), {primitive('D')})}; break;
    default:
      leave_out("NaN with the bits of Double.NaN only");
      members = {float_alternative()};
      break;
  }
  ShapeId shape = shapes_.add(source_type(Symbol(std::string(1, tag))), std::move(members));
  shapes_.remember(key, shape);
  return shape;
}

ShapeId TypesToShapes::list_of(ShapeId element, const std::string& name) {
  std::string key = fmt::format("java list {}", name);
  if (auto known = shapes_.find(key)) return *known;
  ShapeId list = shapes_.declare(name);
  shapes_.remember(key, list);
  shapes_.define(list, {nil_alternative(), cons_alternative(element, list)});
  return list;
}

ShapeId TypesToShapes::shape_of(const JavaType& type) {
  if (type.is_primitive()) return primitive(type.tag);
  std::string key = fmt::format("java {} or null", source_text(type));
  if (auto known = shapes_.find(key)) return *known;
  ShapeId shape = shapes_.declare(source_text(type));
  shapes_.remember(key, shape);
  shapes_.define(shape, {nil_alternative(), object_of(type)});
  return shape;
}

ShapeId TypesToShapes::object_of(const JavaType& type) {
  std::string key = fmt::format("java {}", source_text(type));
  if (auto known = shapes_.find(key)) return *known;
  ShapeId shape = shapes_.declare(source_text(type));
  shapes_.remember(key, shape);
  std::string name(type.name.text());
  size_t size = size_of(type);
  if (!type.arguments.empty() && open_.has_no_end(name, size)) {
    leave_out(fmt::format("no {} is made: there is no end to such types", source_text(type)));
    shapes_.define(shape, {});
    return shape;
  }
  open_.enter(std::move(name), size);
  Members members = members_of(type);
  // What can be made can be changed before it is used.
  if (type.kind == JavaType::Kind::Class && !members.empty()) {
    JavaClass* of = classes_.find(type.name);
    if (of != nullptr && !of->of_library && !of->is(access::is_enum)) {
      Members then = then_members(*of, type, shape);
      members.insert(members.end(), then.begin(), then.end());
    }
  }
  open_.leave();
  shapes_.define(shape, std::move(members));
  return shape;
}

TypesToShapes::Members TypesToShapes::members_of(const JavaType& type) {
  if (type.kind == JavaType::Kind::Variable) return members_of(class_type("java/lang/Object"));
  if (type.kind != JavaType::Kind::Array) return class_members(type);
  const JavaType& element = type.arguments[0];
  note_parts({element, element});
  ShapeId list = list_of(shape_of(element), fmt::format("elements of {}", source_text(type)));
  return {made(maker_name(MakerKind::Array, erased(type)), {list})};
}

TypesToShapes::Members TypesToShapes::class_members(const JavaType& type) {
  Members members;
  if (library_members(type, members)) return members;
  JavaClass* of = classes_.find(type.name);
  if (of == nullptr) {
    leave_out(fmt::format("no {} is made: the class is missing", source_text(type)));
    return members;
  }
  auto functions = function_object_spec(classes_, type);
  // Of the library's interfaces only those of one method: what others promise, functions of the input don't keep.
  if (functions && is_visible(*of, inside_) && (!of->of_library || functions->methods.size() == 1)) {
    add_function_object(*functions, members);
    if (of->of_library) return members;
  }
  add_own_members(*of, type, members);
  for (JavaClass* candidate : candidates_) {
    if (candidate != of && candidate->is_a(*of))
      add_own_members(*candidate, class_type(candidate->name.text()), members);
  }
  if (members.empty()) leave_out(fmt::format("no {} is made: no way to make one is known", source_text(type)));
  return members;
}

ShapeId TypesToShapes::or_same_as_before(ShapeId shape, std::span<const Symbol> types) {
  JavaClass* own = is_reference(types.back()) ? classes_.of_type(types.back()) : nullptr;
  if (own == nullptr) return shape;
  Members members = {shape};
  for (size_t i = 0; i + 1 < types.size(); ++i) {
    JavaClass* earlier = is_reference(types[i]) ? classes_.of_type(types[i]) : nullptr;
    if (earlier != nullptr && earlier->is_a(*own)) members.emplace_back(same_as_argument_alternative(shapes_, i));
  }
  return members.size() == 1 ? shape : shapes_.add(shapes_.name(shape), std::move(members));
}

void TypesToShapes::add_function_object(const FunctionObjectSpec& spec, Members& members) {
  std::vector<ShapeId> parts;
  for (const FunctionSpec& each : spec.methods) {
    parts.push_back(each.result == 'L' ? shape_of(each.returned) : function_of(each));
  }
  members.emplace_back(made(function_object_maker(spec), parts));
}

// Of a box, with the number that stands for null; of other objects what is seen.
ShapeId TypesToShapes::seen_number(char seen) {
  std::optional<int64_t> null = null_number(seen);
  if (!null) return primitive(seen == 'F' ? 'D' : seen);
  if (seen == seen_as_there) return shapes_.add("object", {integers(*null, 0)});
  if (seen == seen_as_length) return shapes_.add("length", {integers(*null, INT32_MAX)});
  ShapeId number = primitive(static_cast<char>(std::toupper(seen)));
  return shapes_.add("box", {number, integers(*null, *null)});
}

// Over numbers.
ShapeId TypesToShapes::function_of(const FunctionSpec& spec) {
  std::vector<ShapeId> arguments;
  for (char tag : spec.seen) {
    arguments.push_back(seen_number(tag));
    if (tag == seen_as_length) leave_out("functions see of a text its length only");
    if (tag == seen_as_there) leave_out("functions see of an object only whether it is there");
  }
  ShapeId result =
      spec.result == 'V' ? shapes_.add("nothing", {integers(0, 0)}) : primitive(spec.result == 'F' ? 'D' : spec.result);
  return shapes_.add("function", {function_alternative(std::move(arguments), result)});
}

std::vector<ShapeId> TypesToShapes::parameter_shapes(const MethodType& type, size_t from,
                                                     const std::vector<TypeVariable>& by) {
  std::vector<TypeVariable> all = type.variables;
  for (TypeVariable& variable : all) {
    if (variable.bound.is_class("java/lang/Object")) variable.bound = class_type("java/lang/Integer");
  }
  all.insert(all.end(), by.begin(), by.end());
  std::vector<ShapeId> shapes;
  std::vector<JavaType> types;
  for (size_t i = from; i < type.parameters.size(); ++i) {
    types.push_back(substitute(type.parameters[i], all));
    shapes.push_back(shape_of(types.back()));
  }
  note_parts(types);
  return shapes;
}

// Of what stands beside each other in an input, no two are ever the same.
void TypesToShapes::note_parts(const std::vector<JavaType>& types) {
  auto is_own_object = [&](const JavaType& type) {
    if (type.kind == JavaType::Kind::Array) return true;
    JavaClass* of = type.kind == JavaType::Kind::Class ? classes_.find(type.name) : nullptr;
    return of != nullptr && !of->of_library && !of->is(access::is_enum);
  };
  if (std::ranges::count_if(types, is_own_object) > 1) leave_out("no two parts of an argument are the same object");
}

namespace {

// The class's variables with what a type has for them.
std::vector<TypeVariable> arguments_of(const JavaClass& of, const JavaType& type) {
  std::vector<TypeVariable> variables = variables_of_class(*of.file);
  for (size_t i = 0; i < variables.size(); ++i) {
    if (i < type.arguments.size()) variables[i].bound = type.arguments[i];
    if (i >= type.arguments.size() && variables[i].bound.is_class("java/lang/Object")) {
      variables[i].bound = class_type("java/lang/Integer");
    }
  }
  return variables;
}

} // namespace

namespace {

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

} // namespace

// Constructors and static methods of the class that return it. Of the library: constructors, else static methods; those
// that take little, if there are any.
std::vector<const Method*> TypesToShapes::makers_of(const JavaClass& of) {
  std::vector<const Method*> constructors;
  std::vector<const Method*> factories;
  for (const Method& method : of.methods) {
    if (!is_visible(method, inside_)) continue;
    if (makes_objects(method)) constructors.push_back(&method);
    if (method.is_static() && method.descriptor.result == type_of_class(of.name)) factories.push_back(&method);
  }
  std::vector<const Method*> all = constructors;
  if (!of.of_library || all.empty()) all.insert(all.end(), factories.begin(), factories.end());
  if (!of.of_library) return all;
  std::vector<const Method*> plain;
  std::ranges::copy_if(all, std::back_inserter(plain), [&](const Method* each) { return is_plain(classes_, *each); });
  return plain.empty() ? all : plain;
}

void TypesToShapes::add_own_members(JavaClass& of, const JavaType& type, Members& members) {
  if (of.file == nullptr || !is_visible(of, inside_)) return;
  if (of.is(access::is_enum)) {
    for (const Field& field : of.fields) {
      if ((field.info->flags & access::is_enum) == 0) continue;
      members.emplace_back(made(maker_name(MakerKind::EnumConstant, of.name, field.info->name.text()), {}));
    }
    return;
  }
  std::vector<TypeVariable> by = arguments_of(of, type);
  Members fresh;
  size_t shortest = 0;
  std::vector<const Method*> makers = makers_of(of);
  for (const Method* method : makers) {
    Symbol maker = is_constructor(*method) ? maker_name(MakerKind::New, of.name, method->info->descriptor.text())
                                           : method->function;
    if (method->arity() < makers[shortest]->arity()) shortest = fresh.size();
    fresh.emplace_back(made(maker, parameter_shapes(type_of_method(*method->info), 0, by)));
  }
  members.insert(members.end(), fresh.begin(), fresh.end());
  std::vector<const Field*> fields = fields_to_set(of);
  if (fresh.empty() || fields.empty()) return;
  // Where nothing is left of how it was made, one way to make it will do.
  if (are_all_fields(of, fields)) fresh = {fresh[shortest]};
  add_set_fields(of, type, shapes_.add(source_text(type), std::move(fresh)), fields, members);
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
  std::vector<const Field*> fields = settable_fields(of, inside_);
  if (can_be_constructed(of, fields, inside_)) return {};
  if (fields.size() > most_fields) {
    leave_out(fmt::format("of {} {} fields are set only", source_text(class_type(of.name.text())), most_fields));
    fields.resize(most_fields);
  }
  return fields;
}

// What was made and then changed.
TypesToShapes::Members TypesToShapes::then_members(JavaClass& of, const JavaType& type, ShapeId object) {
  Members members;
  std::vector<TypeVariable> by = arguments_of(of, type);
  for (const Method* method : changing_methods(of, inside_)) {
    if (members.size() == most_then_methods) {
      leave_out(fmt::format("{} is changed by {} of its methods only", source_text(type), most_then_methods));
      break;
    }
    std::vector<ShapeId> arguments = parameter_shapes(type_of_method(*method->info), 0, by);
    arguments.insert(arguments.begin(), object);
    members.emplace_back(made(maker_name(MakerKind::Then, of.name, method->selector.text()), arguments));
  }
  return members;
}

} // namespace assay::java
