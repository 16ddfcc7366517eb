#include "lang/java/types/types_to_shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "input/made_by_call.h"
#include "lang/java/text/method_title.h"
#include "lang/java/types/library_names.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

namespace {

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

// Asked once all shapes are there.
std::vector<std::string> TypesToShapes::not_made() {
  std::vector<std::string> all;
  for (const auto& [shape, type] : objects_) {
    if (shapes_.can_be_built(shape)) continue;
    std::string name = source_text(type);
    all.push_back(missing_.contains(name) ? fmt::format("no {} but null is made: the class is missing", name)
                                          : fmt::format("no {} but null is made", name));
  }
  return all;
}

std::vector<std::string> TypesToShapes::restrictions() const {
  std::vector<std::string> all = restrictions_;
  auto add = [&](const std::set<std::string>& names, fmt::format_string<std::string> words) {
    if (!names.empty()) all.push_back(fmt::format(words, fmt::to_string(fmt::join(names, ", "))));
  };
  add(given_, "what goes into {} is not changed afterwards");
  add(taken_, "what comes out of {} is not changed");
  add(open_classes_, "no subclasses of {} but those beside the class under test");
  return all;
}

// Whoever writes a class of the interface may override its methods that have code; functions of the input don't. Of the
// library those count that the program calls.
void TypesToShapes::note_defaults(const JavaClass& of) {
  for (const Method& method : of.methods) {
    bool is_default = takes_object(method) && method.info->code && is_visible(method, inside_);
    if (!is_default) continue;
    bool is_called = std::ranges::any_of(inside_.file->constants, [&](const Constant& constant) {
      const auto* member = std::get_if<MemberReference>(&constant);
      return member != nullptr && member->owner == of.name && member->name == method.info->name;
    });
    if (of.of_library && !is_called) continue;
    leave_out(fmt::format("no {} but those beside the class under test has another {}", class_title(of.name),
                          short_title(method)));
  }
}

// Anybody could write a class below it.
void TypesToShapes::note_open(const JavaClass& of) {
  if (of.file == nullptr || of.is(access::is_final) || of.is(access::is_enum)) return;
  if (!of.file->permitted_subclasses.empty()) return;
  bool can_be_extended = of.is_interface() || std::ranges::any_of(of.methods, [](const Method& method) {
                           return is_constructor(method) && !method.is(access::is_private);
                         });
  if (can_be_extended) open_classes_.insert(class_title(of.name));
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
  objects_.emplace_back(shape, type);
  open_.enter(std::move(name), size);
  Members members = members_of(type);
  open_.leave();
  shapes_.define(shape, std::move(members));
  return shape;
}

TypesToShapes::Members TypesToShapes::members_of(const JavaType& type) {
  if (type.kind == JavaType::Kind::Variable) return members_of(class_type("java/lang/Object"));
  if (type.kind != JavaType::Kind::Array) return class_members(type);
  const JavaType& element = type.arguments[0];
  note_parts({element, element});
  JavaClass* of = element.kind == JavaType::Kind::Class ? classes_.find(element.name) : nullptr;
  if (of != nullptr && !of->is(access::is_final)) leave_out("arrays are of just the type that is declared");
  ShapeId list = list_of(shape_of(element), fmt::format("elements of {}", source_text(type)));
  return {made(maker_name(MakerKind::Array, erased(type)), {list})};
}

TypesToShapes::Members TypesToShapes::class_members(const JavaType& type) {
  Members members;
  JavaClass* of = classes_.find(type.name);
  if (of == nullptr) {
    missing_.insert(source_text(type));
    return members;
  }
  if (anything_members(type, members)) return members;
  auto functions = function_object_spec(classes_, type);
  // Of the library's interfaces only those of one method: what others promise, functions of the input don't keep.
  bool is_function = functions && is_visible(*of, inside_) && (!of->of_library || functions->methods.size() == 1);
  if (!library_members(type, members)) {
    if (is_function) add_function_object(*functions, members);
    if (!is_function || !of->of_library) members.emplace_back(exact_object_of(*of, type));
  }
  bool has_objects = is_function || of->of_library || !of->is(access::is_abstract);
  add_subclasses(*of, type, has_objects, members);
  bool is_made_by_none = of->is(access::is_abstract) && members.size() == 1;
  bool is_given = (is_made_by_none && !is_function) || has_hidden_objects(*of);
  if (is_given && !of->of_library) add_given_by_others(*of, members);
  if (is_function) note_defaults(*of);
  if (!is_function && !taken_as_others_.contains(type.name)) note_open(*of);
  return members;
}

// Those that a test can name; of others there may be objects all the same. They are rare where there are objects without
// them.
void TypesToShapes::add_subclasses(JavaClass& of, const JavaType& type, bool are_rare, Members& members) {
  if (of.is(access::is_enum)) return;
  for (JavaClass* sub : beside_.of(classes_, of)) {
    // A constant of an enum with a body is of a class of its own.
    if (sub->is_interface() || (sub->super != nullptr && sub->super->is(access::is_enum))) continue;
    if (!is_visible(*sub, inside_)) {
      leave_out(fmt::format("no {} is made, which a test can't name", class_title(sub->name)));
      continue;
    }
    auto as = subtype_for(*sub, type);
    if (!as) continue;
    ShapeId object = exact_object_of(*sub, *as);
    if (are_rare) {
      object = shapes_.add(source_text(*as), {object});
      shapes_.set_rare(object);
    }
    members.emplace_back(object);
    note_open(*sub);
  }
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
  leave_out("function inputs raise nothing and keep no state"); // as the search says where one is called
  for (const FunctionSpec& each : spec.methods) {
    if (each.result == 'L') leave_out("functions that return an object return the same one each time");
    parts.push_back(each.result == 'L' ? shape_of(each.returned) : function_of(each));
  }
  members.emplace_back(made(function_object_maker(spec), parts));
}

// Of a box, or null; of other objects what is seen.
ShapeId TypesToShapes::seen_number(char seen) {
  if (seen == seen_as_there) return shapes_.add("object", {integers(null_number, 0)});
  if (seen == seen_as_length) return shapes_.add("length", {integers(null_number, INT32_MAX)});
  auto tag = static_cast<char>(std::toupper(seen));
  ShapeId number = primitive(tag == 'F' ? 'D' : tag);
  return is_box_tag(seen) ? shapes_.add("box or null", {number, nil_alternative()}) : number;
}

// Over numbers.
ShapeId TypesToShapes::function_of(const FunctionSpec& spec) {
  std::vector<ShapeId> arguments;
  for (char tag : spec.seen) {
    arguments.push_back(seen_number(tag));
    if (tag == seen_as_length) leave_out("functions see of a text its length only");
    if (tag == seen_as_there) leave_out("functions see of an object only whether it is there, and do nothing with it");
  }
  return shapes_.add("function", {function_alternative(std::move(arguments), answered(spec))});
}

ShapeId TypesToShapes::answered(const FunctionSpec& spec) {
  return spec.result == 'V' ? shapes_.add("nothing", {integers(0, 0)}) : seen_number(spec.result);
}

// Of what stands beside each other in an input, no two are ever the same.
void TypesToShapes::note_parts(const std::vector<JavaType>& types) {
  auto can_be_shared = [&](const JavaType& type) {
    if (type.kind == JavaType::Kind::Array) return true;
    JavaClass* of = type.kind == JavaType::Kind::Class ? classes_.find(type.name) : nullptr;
    if (of == nullptr || is_immutable(of->name) || of->is(access::is_enum)) return false;
    return !of->of_library || !function_object_spec(classes_, type); // functions have no state
  };
  if (std::ranges::count_if(types, can_be_shared) > 1) leave_out("no two parts of an input are the same object");
}

void TypesToShapes::instantiate(std::vector<TypeVariable>& variables) {
  for (TypeVariable& variable : variables) {
    if (!variable.bound.is_class("java/lang/Object")) continue;
    variable.bound = class_type("java/lang/Integer");
    leave_out(fmt::format("{} is taken as Integer", variable.name.text()));
  }
}

} // namespace assay::java
