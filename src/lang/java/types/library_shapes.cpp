// Classes of the JDK that everybody uses, as a test would make them: a part of TypesToShapes.

#include <fmt/format.h>

#include <algorithm>

#include "input/made_by_call.h"
#include "lang/java/text/method_title.h"
#include "lang/java/types/library_objects.h"
#include "lang/java/types/types_asked_for.h"
#include "lang/java/types/types_to_shapes.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

namespace {

constexpr int64_t last_of_latin = 255;

struct Implemented {
  std::string_view type;
  std::string_view by;
};

// Made of a list of their elements: each has a constructor that takes a Collection.
constexpr Implemented collections[] = {
    {"java/lang/Iterable", "java/util/ArrayList"},
    {"java/util/Collection", "java/util/ArrayList"},
    {"java/util/List", "java/util/ArrayList"},
    {"java/util/ArrayList", "java/util/ArrayList"},
    {"java/util/LinkedList", "java/util/LinkedList"},
    {"java/util/Set", "java/util/HashSet"},
    {"java/util/HashSet", "java/util/HashSet"},
    {"java/util/LinkedHashSet", "java/util/LinkedHashSet"},
    {"java/util/SortedSet", "java/util/TreeSet"},
    {"java/util/NavigableSet", "java/util/TreeSet"},
    {"java/util/TreeSet", "java/util/TreeSet"},
    {"java/util/Queue", "java/util/ArrayDeque"},
    {"java/util/Deque", "java/util/ArrayDeque"},
    {"java/util/ArrayDeque", "java/util/ArrayDeque"},
    {"java/util/Vector", "java/util/Vector"},
    {"java/util/PriorityQueue", "java/util/PriorityQueue"},
    {"java/util/AbstractCollection", "java/util/ArrayList"},
    {"java/util/AbstractList", "java/util/ArrayList"},
    {"java/util/AbstractSequentialList", "java/util/LinkedList"},
    {"java/util/AbstractSet", "java/util/HashSet"},
    {"java/util/AbstractQueue", "java/util/PriorityQueue"},
    {"java/util/RandomAccess", "java/util/ArrayList"},
    {"java/util/concurrent/CopyOnWriteArrayList", "java/util/concurrent/CopyOnWriteArrayList"},
    {"java/util/concurrent/ConcurrentLinkedQueue", "java/util/concurrent/ConcurrentLinkedQueue"},
    {"java/util/concurrent/ConcurrentLinkedDeque", "java/util/concurrent/ConcurrentLinkedDeque"},
    {"java/util/concurrent/BlockingQueue", "java/util/concurrent/LinkedBlockingQueue"},
    {"java/util/concurrent/LinkedBlockingQueue", "java/util/concurrent/LinkedBlockingQueue"},
};

// What others could have told their constructors, by the class that is made.
struct LeftOut {
  std::string_view made;
  std::string_view words;
};
constexpr LeftOut left_out_of_making[] = {
    {"java/util/TreeMap", "no TreeMap has a comparator of its own"},
    {"java/util/TreeSet", "no TreeSet has a comparator of its own"},
    {"java/util/PriorityQueue", "no PriorityQueue has a comparator of its own"},
    {"java/util/LinkedHashMap", "no LinkedHashMap keeps the order of access"},
    {"java/util/WeakHashMap", "no key of a WeakHashMap is collected"},
    {"java/util/concurrent/LinkedBlockingQueue", "no LinkedBlockingQueue has a bound"},
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
    {"java/util/AbstractMap", "java/util/HashMap", put},
    {"java/util/Hashtable", "java/util/Hashtable", put},
    {"java/util/IdentityHashMap", "java/util/IdentityHashMap", put},
    {"java/util/WeakHashMap", "java/util/WeakHashMap", put},
    {"java/util/concurrent/ConcurrentMap", "java/util/concurrent/ConcurrentHashMap", put},
    {"java/util/concurrent/ConcurrentHashMap", "java/util/concurrent/ConcurrentHashMap", put},
    {"java/util/Stack", "java/util/Stack", "push(Ljava/lang/Object;)Ljava/lang/Object;"},
    {"java/util/BitSet", "java/util/BitSet", "set(I)V"},
};

} // namespace

bool TypesToShapes::library_members(const JavaType& type, Members& members) {
  std::string_view name = type.name.text();
  if (name == "java/lang/String" || name == "java/lang/CharSequence") {
    Symbol string("java/lang/String");
    note_taken_as(type, string.text());
    members.emplace_back(made(maker_name(MakerKind::Text, string), {list_of(latin_character(), "characters")}));
    members.emplace_back(made(maker_name(MakerKind::WideText, string), {wide_characters()}));
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
  return collection_members(type, members) || changed_members(type, members) || listed_members(type, members);
}

// What a type says of its elements. A raw one says nothing.
JavaType TypesToShapes::element_of(const JavaType& type, size_t index) {
  if (index < type.arguments.size()) return type.arguments[index];
  leave_out(fmt::format("what a raw {} holds is taken as Integer", class_title(type.name)));
  return class_type("java/lang/Integer");
}

ShapeId TypesToShapes::latin_character() {
  return shapes_.add("char", {integer_alternative(BigInteger(0), BigInteger(last_of_latin))});
}

// As many of Latin-1 as there may be, one that is not, and then any.
ShapeId TypesToShapes::wide_characters() {
  std::string key = "java wide characters";
  if (auto known = shapes_.find(key)) return *known;
  ShapeId wide = shapes_.declare("wide characters");
  shapes_.remember(key, wide);
  ShapeId other = shapes_.add("char", {integer_alternative(BigInteger(last_of_latin + 1), BigInteger(UINT16_MAX))});
  shapes_.define(wide, {cons_alternative(other, list_of(primitive('C'), "any characters")),
                        cons_alternative(latin_character(), wide)});
  return wide;
}

// What could be anything is a number, a text, an object of the class under test, or what that asks for by instanceof.
bool TypesToShapes::anything_members(const JavaType& type, Members& members) {
  std::string_view name = type.name.text();
  if (name != "java/lang/Object" && name != "java/lang/Number" && name != "java/lang/Comparable") return false;
  JavaClass* of = classes_.find(type.name);
  if (of == nullptr) return false;
  constexpr size_t most_taken = 8;
  std::vector<JavaType> taken;
  auto take = [&](const JavaType& each) {
    bool is_new = std::ranges::find(taken, each) == taken.end() && taken.size() < most_taken;
    if (is_new && is_compared_with(each, type)) taken.push_back(each);
  };
  take(class_type("java/lang/Integer"));
  if (name == "java/lang/Object") take(class_type("java/lang/String"));
  if (name == "java/lang/Comparable" && !type.arguments.empty()) {
    const JavaType& other = type.arguments[0];
    if (other.is_class("java/lang/String") || can_be_taken_as(other, *of)) take(other);
  }
  bool is_made = !inside_.is(access::is_abstract) && !makers_of(inside_).empty();
  if (inside_.is_a(*of) && is_made) take(class_type(inside_.name.text()));
  for (const JavaType& asked : types_asked_for(inside_)) {
    if (can_be_taken_as(asked, *of)) take(asked);
  }
  if (taken.empty()) return true;
  std::string what;
  for (size_t i = 0; i < taken.size(); ++i) {
    members.emplace_back(object_of(taken[i]));
    what += fmt::format("{}{}", i == 0 ? "" : i + 1 == taken.size() ? " or " : ", ", source_text(taken[i]));
  }
  leave_out(fmt::format("{} is taken as {}", source_text(type), what));
  return true;
}

// Whether an object of a type is a Comparable for what is wanted of it: `Comparable<String>`, and no Integer. What a
// wildcard or a variable leaves open does not tell.
bool TypesToShapes::is_compared_with(const JavaType& type, const JavaType& wanted) {
  if (!wanted.is_class("java/lang/Comparable") || wanted.arguments.empty()) return true;
  const JavaType& other = wanted.arguments[0];
  bool is_open = other.kind != JavaType::Kind::Class || other.is_class("java/lang/Object") || other == wanted ||
                 other.is_class("java/lang/Comparable");
  auto as = is_open ? std::nullopt : as_ancestor(classes_, type, wanted.name);
  return is_open || (as && !as->arguments.empty() && as->arguments[0] == other);
}

// Whether an object of a type can be passed where one of a class is expected, and something is known to make it.
bool TypesToShapes::can_be_taken_as(const JavaType& type, const JavaClass& expected) {
  if (type.kind != JavaType::Kind::Array && type.kind != JavaType::Kind::Class) return false;
  if (type.kind == JavaType::Kind::Array) {
    const JavaType& element = type.arguments[0];
    bool is_plain =
        element.is_primitive() || element.is_class("java/lang/Object") || element.is_class("java/lang/String");
    return is_plain && expected.name.text() == "java/lang/Object";
  }
  JavaClass* of = classes_.find(type.name);
  if (of == nullptr || of->file == nullptr || !of->is_a(expected) || !is_visible(*of, inside_)) return false;
  bool is_known = std::ranges::find(collections, type.name.text(), &Implemented::type) != std::end(collections) ||
                  std::ranges::find(changed_by_one, type.name.text(), &Changed::type) != std::end(changed_by_one);
  if (is_known || is_listed(type.name) || type.is_class("java/lang/CharSequence")) return true;
  return of != &expected && !of->is(access::is_interface) && !makers_of(*of).empty();
}

void TypesToShapes::note_taken_as(const JavaType& type, std::string_view by) {
  if (type.name.text() == by) return;
  taken_as_others_.insert(type.name);
  leave_out(fmt::format("{} is taken as {}", class_title(type.name), class_title(Symbol(by))));
}

void TypesToShapes::note_making(std::string_view made) {
  const auto* found = std::ranges::find(left_out_of_making, made, &LeftOut::made);
  if (found != std::end(left_out_of_making)) leave_out(std::string(found->words));
}

bool TypesToShapes::collection_members(const JavaType& type, Members& members) {
  const auto* found = std::ranges::find(collections, type.name.text(), &Implemented::type);
  if (found == std::end(collections)) return false;
  note_taken_as(type, found->by);
  note_making(found->by);
  note_parts({element_of(type, 0), element_of(type, 0)});
  ShapeId list = list_of(shape_of(element_of(type, 0)), fmt::format("elements of {}", source_text(type)));
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
  note_taken_as(type, found->by);
  note_making(found->by);
  ShapeId filled = shapes_.declare(source_text(type));
  std::vector<ShapeId> arguments = {filled};
  if (found->by == "java/util/BitSet") {
    arguments.push_back(primitive('I'));
  } else {
    arguments.push_back(shape_of(element_of(type, 0)));
    if (found->method == put) arguments.push_back(shape_of(element_of(type, 1)));
    note_parts({element_of(type, 0), element_of(type, 0)});
  }
  shapes_.define(filled, {made(maker_name(MakerKind::New, by, "()V"), {}),
                          made(maker_name(MakerKind::Then, by, found->method), arguments)});
  members.emplace_back(filled);
  return true;
}

} // namespace assay::java
