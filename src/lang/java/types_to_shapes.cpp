#include "lang/java/types_to_shapes.h"

#include <fmt/format.h>

#include <algorithm>

#include "input/made_by_call.h"

namespace assay::java {

namespace {

constexpr size_t most_then_methods = 8; // of a class: more would drown what they are for

Alternative integers(int64_t least, int64_t greatest) {
  return integer_alternative(BigInteger(least), BigInteger(greatest));
}

std::string_view package_of(const JavaClass& of) {
  std::string_view name = of.name.text();
  size_t slash = name.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : name.substr(0, slash);
}

// What is known of a class whose simple name a user can write: not one inside of a method.
bool can_be_named(const JavaClass& of) {
  if (of.file == nullptr || of.is(access::is_synthetic)) return false;
  for (const InnerClass& inner : of.file->inner_classes) {
    if (inner.name == of.name) return inner.outer != symbols::empty && !inner.simple_name.empty();
  }
  return true;
}

uint16_t flags_of(const JavaClass& of) {
  for (const InnerClass& inner : of.file->inner_classes) {
    if (inner.name == of.name) return inner.flags;
  }
  return of.file->flags;
}

// Whether its objects belong to an object of another class.
bool is_inner(const JavaClass& of) {
  for (const InnerClass& inner : of.file->inner_classes) {
    if (inner.name == of.name) return (inner.flags & access::is_static) == 0;
  }
  return false;
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
  Members members = members_of(type);
  // What can be made can be changed before it is used.
  if (type.kind == JavaType::Kind::Class && !members.empty()) {
    JavaClass* of = classes_.find(type.name);
    if (of != nullptr && !of->of_library && !of->is(access::is_enum)) {
      Members then = then_members(*of, type, shape);
      members.insert(members.end(), then.begin(), then.end());
    }
  }
  shapes_.define(shape, std::move(members));
  return shape;
}

TypesToShapes::Members TypesToShapes::members_of(const JavaType& type) {
  if (type.kind == JavaType::Kind::Variable) return members_of(class_type("java/lang/Object"));
  if (type.kind != JavaType::Kind::Array) return class_members(type);
  const JavaType& element = type.arguments[0];
  ShapeId list = list_of(shape_of(element), fmt::format("elements of {}", source_text(type)));
  return {made(maker_name(MakerKind::Array, erased(type)), {list})};
}

TypesToShapes::Members TypesToShapes::class_members(const JavaType& type) {
  Members members;
  if (library_members(type, members)) return members;
  JavaClass* of = classes_.find(type.name);
  if (auto spec = function_spec(classes_, type)) {
    members.emplace_back(made(function_maker(*of, *spec), {function_of(*spec)}));
    return members;
  }
  if (of == nullptr) {
    leave_out(fmt::format("no {} is made: the class is missing", source_text(type)));
    return members;
  }
  add_own_members(*of, type, members);
  for (JavaClass* candidate : candidates_) {
    if (candidate != of && candidate->is_a(*of))
      add_own_members(*candidate, class_type(candidate->name.text()), members);
  }
  if (members.empty()) leave_out(fmt::format("no {} is made: no way to make one is known", source_text(type)));
  return members;
}

// Classes of the JDK that everybody uses, as a test would make them.
bool TypesToShapes::library_members(const JavaType& type, Members& members) {
  std::string_view name = type.name.text();
  auto argument = [&](size_t index) {
    return index < type.arguments.size() ? type.arguments[index] : class_type("java/lang/Integer");
  };
  auto made_static = [&](std::string_view function, const std::vector<ShapeId>& arguments) {
    members.emplace_back(made(Symbol(function), arguments));
  };
  if (name == "java/lang/String" || name == "java/lang/CharSequence") {
    leave_out("strings are of characters of Latin-1");
    ShapeId character = shapes_.add("char", {integers(0, 255)});
    members.emplace_back(
        made(maker_name(MakerKind::Text, Symbol("java/lang/String")), {list_of(character, "characters")}));
    return true;
  }
  for (char tag : std::string_view("ZBCSIJFD")) {
    Symbol type_symbol(std::string(1, tag));
    Symbol box = box_class(type_symbol);
    if (box != type.name) continue;
    made_static(fmt::format("{}.valueOf({}){}", box.text(), tag, type_of_class(box).text()), {primitive(tag)});
    return true;
  }
  if (name == "java/lang/Object" || name == "java/lang/Number" || name == "java/lang/Comparable") {
    leave_out(fmt::format("{} is taken as Integer{}", source_text(class_type(name)),
                          name == "java/lang/Object" ? " or String" : ""));
    members.emplace_back(object_of(class_type("java/lang/Integer")));
    if (name == "java/lang/Object") members.emplace_back(object_of(class_type("java/lang/String")));
    return true;
  }
  if (name == "java/util/List" || name == "java/util/Collection" || name == "java/lang/Iterable" ||
      name == "java/util/ArrayList") {
    JavaType element = argument(0);
    ShapeId list = list_of(shape_of(element), fmt::format("elements of {}", source_text(type)));
    JavaType array{JavaType::Kind::Array, 'A', {}, {class_type("java/lang/Object")}};
    ShapeId elements = shapes_.add("elements", {made(maker_name(MakerKind::Array, erased(array)), {list})});
    ShapeId view =
        shapes_.add("list", {made(Symbol("java/util/Arrays.asList([Ljava/lang/Object;)Ljava/util/List;"), {elements})});
    members.emplace_back(
        made(maker_name(MakerKind::New, Symbol("java/util/ArrayList"), "(Ljava/util/Collection;)V"), {view}));
    return true;
  }
  return false;
}

// Over numbers.
ShapeId TypesToShapes::function_of(const FunctionSpec& spec) {
  std::vector<ShapeId> arguments;
  for (char tag : spec.seen) {
    if (tag != '-') arguments.push_back(primitive(tag == 'F' ? 'D' : tag));
  }
  if (spec.seen.find('-') != std::string::npos) leave_out("functions look at numbers only");
  ShapeId result =
      spec.result == 'V' ? shapes_.add("nothing", {integers(0, 0)}) : primitive(spec.result == 'F' ? 'D' : spec.result);
  return shapes_.add("function", {function_alternative(std::move(arguments), result)});
}

bool TypesToShapes::is_visible(const JavaClass& of) const {
  if (!can_be_named(of)) return false;
  uint16_t flags = flags_of(of);
  if ((flags & access::is_private) != 0) return false;
  return (flags & access::is_public) != 0 || package_of(of) == package_of(inside_);
}

bool TypesToShapes::is_visible(const Method& method) const {
  if (method.is(access::is_private) || method.is(access::is_synthetic)) return false;
  return method.is(access::is_public) || package_of(*method.owner) == package_of(inside_);
}

std::vector<ShapeId> TypesToShapes::parameter_shapes(const MethodType& type, size_t from,
                                                     const std::vector<TypeVariable>& by) {
  std::vector<TypeVariable> all = type.variables;
  all.insert(all.end(), by.begin(), by.end());
  std::vector<ShapeId> shapes;
  for (size_t i = from; i < type.parameters.size(); ++i) {
    shapes.push_back(shape_of(substitute(type.parameters[i], all)));
  }
  return shapes;
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

void TypesToShapes::add_own_members(JavaClass& of, const JavaType& type, Members& members) {
  if (of.file == nullptr || !is_visible(of)) return;
  if (of.is(access::is_enum)) {
    for (const Field& field : of.fields) {
      if ((field.info->flags & access::is_enum) == 0) continue;
      members.emplace_back(made(maker_name(MakerKind::EnumConstant, of.name, field.info->name.text()), {}));
    }
    return;
  }
  std::vector<TypeVariable> by = arguments_of(of, type);
  bool can_be_new = !of.is(access::is_abstract) && !of.is_interface() && !is_inner(of);
  for (const Method& method : of.methods) {
    bool is_constructor = method.info->name.text() == "<init>";
    bool is_factory = method.is_static() && method.descriptor.result == type_of_class(of.name) && !of.of_library;
    if (!is_visible(method) || !(is_factory || (is_constructor && can_be_new))) continue;
    Symbol maker =
        is_constructor ? maker_name(MakerKind::New, of.name, method.info->descriptor.text()) : method.function;
    members.emplace_back(made(maker, parameter_shapes(type_of_method(*method.info), 0, by)));
  }
}

// Methods that may change the object: those that return nothing, or whether they did something.
TypesToShapes::Members TypesToShapes::then_members(JavaClass& of, const JavaType& type, ShapeId object) {
  Members members;
  std::vector<TypeVariable> by = arguments_of(of, type);
  size_t count = 0;
  for (const Method& method : of.methods) {
    bool is_plain = !method.is_static() && !method.is(access::is_abstract) && method.info->name.text().front() != '<';
    bool may_change = is_void(method.descriptor.result) || type_tag(method.descriptor.result) == 'Z';
    if (!is_plain || !may_change || !is_visible(method)) continue;
    if (method.descriptor.parameters.empty() && !is_void(method.descriptor.result)) continue;
    if (++count > most_then_methods) {
      leave_out(fmt::format("{} is changed by its first {} methods only", source_text(type), most_then_methods));
      break;
    }
    std::vector<ShapeId> arguments = parameter_shapes(type_of_method(*method.info), 0, by);
    arguments.insert(arguments.begin(), object);
    members.emplace_back(made(maker_name(MakerKind::Then, of.name, method.selector.text()), arguments));
  }
  return members;
}

} // namespace assay::java
