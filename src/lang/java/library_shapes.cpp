// Classes of the JDK that everybody uses, as a test would make them: a part of TypesToShapes.

#include <fmt/format.h>

#include <algorithm>

#include "input/made_by_call.h"
#include "lang/java/types_to_shapes.h"

namespace assay::java {

namespace {

struct Implemented {
  std::string_view type;
  std::string_view by;
};

// Made of a list of their elements: each has a constructor that takes a Collection.
constexpr Implemented collections[] = {
    {"java/lang/Iterable", "java/util/ArrayList"},    {"java/util/Collection", "java/util/ArrayList"},
    {"java/util/List", "java/util/ArrayList"},        {"java/util/ArrayList", "java/util/ArrayList"},
    {"java/util/LinkedList", "java/util/LinkedList"}, {"java/util/Set", "java/util/HashSet"},
    {"java/util/HashSet", "java/util/HashSet"},       {"java/util/LinkedHashSet", "java/util/LinkedHashSet"},
    {"java/util/SortedSet", "java/util/TreeSet"},     {"java/util/NavigableSet", "java/util/TreeSet"},
    {"java/util/TreeSet", "java/util/TreeSet"},       {"java/util/Queue", "java/util/ArrayDeque"},
    {"java/util/Deque", "java/util/ArrayDeque"},      {"java/util/ArrayDeque", "java/util/ArrayDeque"},
    {"java/util/Vector", "java/util/Vector"},         {"java/util/PriorityQueue", "java/util/PriorityQueue"},
};

// Made empty, and changed by one method after the other.
struct Changed {
  std::string_view type;
  std::string_view by;
  std::string_view method;
};
constexpr std::string_view put = "put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;";
constexpr Changed changed_by_one[] = {
    {"java/util/Map", "java/util/HashMap", put},
    {"java/util/HashMap", "java/util/HashMap", put},
    {"java/util/LinkedHashMap", "java/util/LinkedHashMap", put},
    {"java/util/SortedMap", "java/util/TreeMap", put},
    {"java/util/NavigableMap", "java/util/TreeMap", put},
    {"java/util/TreeMap", "java/util/TreeMap", put},
    {"java/util/BitSet", "java/util/BitSet", "set(I)V"},
};

JavaType argument(const JavaType& type, size_t index) {
  return index < type.arguments.size() ? type.arguments[index] : class_type("java/lang/Integer");
}

} // namespace

bool TypesToShapes::library_members(const JavaType& type, Members& members) {
  std::string_view name = type.name.text();
  if (name == "java/lang/String" || name == "java/lang/CharSequence") {
    leave_out("strings are of characters of Latin-1");
    ShapeId character = shapes_.add("char", {integer_alternative(BigInteger(0), BigInteger(255))});
    members.emplace_back(
        made(maker_name(MakerKind::Text, Symbol("java/lang/String")), {list_of(character, "characters")}));
    return true;
  }
  for (char tag : std::string_view("ZBCSIJFD")) {
    Symbol type_symbol(std::string(1, tag));
    Symbol box = box_class(type_symbol);
    if (box != type.name) continue;
    Symbol maker(fmt::format("{}.valueOf({}){}", box.text(), tag, type_of_class(box).text()));
    members.emplace_back(made(maker, {primitive(tag)}));
    return true;
  }
  return anything_members(type, members) || collection_members(type, members) || changed_members(type, members);
}

// What could be anything is a number, a text, or an object of the class under test.
bool TypesToShapes::anything_members(const JavaType& type, Members& members) {
  std::string_view name = type.name.text();
  if (name != "java/lang/Object" && name != "java/lang/Number" && name != "java/lang/Comparable") return false;
  JavaClass* of = classes_.find(type.name);
  bool takes_text = name == "java/lang/Object";
  std::string what =
      fmt::format("{} is taken as Integer{}", source_text(class_type(name)), takes_text ? ", String" : "");
  members.emplace_back(object_of(class_type("java/lang/Integer")));
  if (takes_text) members.emplace_back(object_of(class_type("java/lang/String")));
  JavaType tested = class_type(inside_.name.text());
  if (of != nullptr && inside_.is_a(*of) && !inside_.is(access::is_abstract)) {
    members.emplace_back(object_of(tested));
    what += fmt::format(" or {}", source_text(tested));
  }
  leave_out(what);
  return true;
}

bool TypesToShapes::collection_members(const JavaType& type, Members& members) {
  const auto* found = std::ranges::find(collections, type.name.text(), &Implemented::type);
  if (found == std::end(collections)) return false;
  ShapeId list = list_of(shape_of(argument(type, 0)), fmt::format("elements of {}", source_text(type)));
  JavaType array{JavaType::Kind::Array, 'A', {}, {class_type("java/lang/Object")}};
  ShapeId elements = shapes_.add("elements", {made(maker_name(MakerKind::Array, erased(array)), {list})});
  ShapeId view =
      shapes_.add("list", {made(Symbol("java/util/Arrays.asList([Ljava/lang/Object;)Ljava/util/List;"), {elements})});
  members.emplace_back(made(maker_name(MakerKind::New, Symbol(found->by), "(Ljava/util/Collection;)V"), {view}));
  return true;
}

bool TypesToShapes::changed_members(const JavaType& type, Members& members) {
  const auto* found = std::ranges::find(changed_by_one, type.name.text(), &Changed::type);
  if (found == std::end(changed_by_one)) return false;
  Symbol by(found->by);
  std::vector<ShapeId> arguments = {object_of(type)};
  if (found->method == put) {
    arguments.push_back(shape_of(argument(type, 0)));
    arguments.push_back(shape_of(argument(type, 1)));
  } else {
    arguments.push_back(primitive('I'));
  }
  members.emplace_back(made(maker_name(MakerKind::New, by, "()V"), {}));
  members.emplace_back(made(maker_name(MakerKind::Then, by, found->method), arguments));
  return true;
}

} // namespace assay::java
