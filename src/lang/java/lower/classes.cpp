#include "lang/java/lower/classes.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::java {

namespace {

Symbol object_class() {
  static const Symbol name("java/lang/Object");
  return name;
}

constexpr std::string_view primitive_tags = "ZBCSIJFDV";

// The most specific of the methods that the superinterfaces have: one that no other one overrides, not abstract if
// there is such a one.
const Method* interface_method(const JavaClass& of, Symbol selector) {
  const Method* best = nullptr;
  for (const JavaClass* ancestor : of.ancestors) {
    if (!ancestor->is_interface()) continue;
    auto found = ancestor->by_selector.find(selector);
    if (found == ancestor->by_selector.end()) continue;
    const Method* method = found->second;
    if (method->is(access::is_private) || method->is_static()) continue;
    bool better =
        best == nullptr || method->owner->is_a(*best->owner) ||
        (best->is(access::is_abstract) && !method->is(access::is_abstract) && !best->owner->is_a(*method->owner));
    if (better) best = method;
  }
  return best;
}

} // namespace

Symbol selector_of(Symbol name, Symbol descriptor) {
  return Symbol(std::string(name.text()) + std::string(descriptor.text()));
}

Symbol function_name(Symbol owner, Symbol selector) {
  return Symbol(fmt::format("{}.{}", owner.text(), selector.text()));
}

bool JavaClass::is_a(const JavaClass& other) const {
  if (ancestors.contains(&other)) return true;
  // Arrays of references are arrays of what their elements are.
  return element != nullptr && other.element != nullptr && !element->is_primitive && !other.element->is_primitive &&
         element->is_a(*other.element);
}

ClassTable::ClassTable(ClassTable* library, Reader reader) : library_(library), reader_(std::move(reader)) {
  if (library_ != nullptr) return;
  for (char tag : primitive_tags) {
    auto made = std::make_unique<JavaClass>();
    made->name = Symbol(source_type(Symbol(std::string(1, tag))));
    made->is_primitive = true;
    made->of_library = true;
    made->ancestors.insert(made.get());
    Symbol name = made->name;
    classes_.emplace(name, std::move(made));
  }
}

JavaClass& ClassTable::primitive(char tag) {
  if (library_ != nullptr) return library_->primitive(tag);
  return *classes_.at(Symbol(source_type(Symbol(std::string(1, tag)))));
}

JavaClass* ClassTable::find(Symbol name) {
  auto found = classes_.find(name);
  if (found != classes_.end()) return found->second.get();
  if (problems_.contains(name)) return nullptr;
  if (name.text().front() == '[') return load_array(name);
  if (library_ != nullptr) {
    if (JavaClass* of_library = library_->find(name)) return of_library;
  }
  return load(name);
}

JavaClass* ClassTable::of_type(Symbol type) {
  return is_reference(type) ? find(class_of_type(type)) : &primitive(type_tag(type));
}

// An array belongs where its elements belong.
JavaClass* ClassTable::load_array(Symbol name) {
  JavaClass* element = of_type(Symbol(name.text().substr(1)));
  if (element == nullptr) return nullptr;
  if (library_ != nullptr && element->of_library) return library_->find(name);
  auto made = std::make_unique<JavaClass>();
  made->name = name;
  made->element = element;
  made->of_library = element->of_library;
  return link(std::move(made), object_class(), {Symbol("java/lang/Cloneable"), Symbol("java/io/Serializable")});
}

JavaClass* ClassTable::array_of(JavaClass& element) {
  if (element.is_primitive) {
    for (char tag : primitive_tags) {
      if (&primitive(tag) == &element) return find(Symbol(std::string("[") + tag));
    }
  }
  return find(Symbol("[" + std::string(type_of_class(element.name).text())));
}

JavaClass* ClassTable::load(Symbol name) {
  if (!linking_.insert(name).second) {
    problems_.emplace(name, "it is a superclass of itself");
    return nullptr;
  }
  auto read = reader_(name);
  JavaClass* result = nullptr;
  if (!read) {
    problems_.emplace(name, to_string(read.error()));
  } else if (*read) {
    auto made = std::make_unique<JavaClass>();
    made->name = name;
    made->file = std::move((*read)->file);
    made->path = std::move((*read)->path);
    made->of_library = is_library();
    const ClassFile& file = *made->file;
    result = link(std::move(made), file.super_class, file.interfaces);
  }
  linking_.erase(name);
  return result;
}

JavaClass* ClassTable::link(std::unique_ptr<JavaClass> made, Symbol super, const std::vector<Symbol>& interfaces) {
  Symbol name = made->name;
  made->ancestors.insert(made.get());
  auto add_parent = [&](Symbol parent) -> JavaClass* {
    JavaClass* found = find(parent);
    if (found == nullptr) {
      problems_.emplace(name, fmt::format("{} is missing", source_name(parent)));
      return nullptr;
    }
    made->ancestors.insert(found->ancestors.begin(), found->ancestors.end());
    return found;
  };
  if (super != symbols::empty && (made->super = add_parent(super)) == nullptr) return nullptr;
  for (Symbol interface : interfaces) {
    JavaClass* found = add_parent(interface);
    if (found == nullptr) return nullptr;
    made->interfaces.push_back(found);
  }
  lay_out(*made);
  JavaClass* result = made.get();
  classes_.emplace(name, std::move(made));
  return result;
}

void ClassTable::lay_out(JavaClass& made) {
  if (made.super != nullptr) {
    made.defaults = made.super->defaults;
    made.layout = made.super->layout;
  }
  if (made.file == nullptr) return;
  made.fields.reserve(made.file->fields.size());
  for (const FieldInfo& info : made.file->fields) {
    bool is_static = (info.flags & access::is_static) != 0;
    std::vector<Value>& values = is_static ? made.static_defaults : made.defaults;
    made.fields.push_back({&made, &info, static_cast<uint32_t>(values.size())});
    values.push_back(default_of(info.descriptor));
    if (is_static) {
      made.static_layout.push_back(&info);
    } else {
      made.layout.push_back(&made.fields.back());
    }
  }
  made.methods.reserve(made.file->methods.size());
  for (const MethodInfo& info : made.file->methods) {
    Symbol selector = selector_of(info.name, info.descriptor);
    made.methods.push_back(
        {&made, &info, selector, function_name(made.name, selector), method_descriptor(info.descriptor)});
    Method& method = made.methods.back();
    made.by_selector.emplace(selector, &method);
    methods_.emplace(method.function, &method);
    if (info.name.text() == "<clinit>") made.initialiser = &method;
  }
}

JavaClass& ClassTable::add(const MadeClass& made) {
  auto file = std::make_unique<ClassFile>();
  file->name = made.name;
  file->super_class = object_class();
  file->interfaces = made.interfaces;
  file->flags = access::is_final | access::is_synthetic;
  uint32_t number = 0;
  for (Symbol type : made.field_types) {
    FieldInfo field;
    field.flags = access::is_private | access::is_final;
    field.name = Symbol(fmt::format("value{}", number++));
    field.descriptor = type;
    file->fields.push_back(std::move(field));
  }
  for (const MadeClass::MadeMethod& method : made.methods) {
    MethodInfo info;
    info.flags = access::is_public | access::is_synthetic;
    info.name = method.name;
    info.descriptor = method.descriptor;
    file->methods.push_back(std::move(info));
  }
  auto result = std::make_unique<JavaClass>();
  result->name = made.name;
  result->of_library = is_library();
  std::vector<Symbol> interfaces = made.interfaces;
  result->file = std::move(file);
  JavaClass* linked = link(std::move(result), object_class(), interfaces);
  for (size_t i = 0; i < made.methods.size(); ++i) linked->methods[i].function = made.methods[i].function;
  return *linked;
}

const Field* ClassTable::find_field(JavaClass& owner, Symbol name, Symbol descriptor) {
  for (const Field& field : owner.fields) {
    if (field.info->name == name && field.info->descriptor == descriptor) return &field;
  }
  for (JavaClass* interface : owner.interfaces) {
    if (const Field* found = find_field(*interface, name, descriptor)) return found;
  }
  return owner.super == nullptr ? nullptr : find_field(*owner.super, name, descriptor);
}

const Method* ClassTable::find_method(JavaClass& owner, Symbol selector) {
  for (JavaClass* at = &owner; at != nullptr; at = at->super) {
    auto found = at->by_selector.find(selector);
    if (found != at->by_selector.end()) return found->second;
  }
  return interface_method(owner, selector);
}

namespace {

// Of `java/util/List.size()I`, `java/util/List` and `size()I`; the receiver's class may be missing.
std::pair<std::string_view, std::string_view> parts_of_call(Symbol selector) {
  std::string_view text = selector.text();
  size_t dot = text.rfind('.', text.find('('));
  if (dot == std::string_view::npos) return {{}, text};
  return {text.substr(0, dot), text.substr(dot + 1)};
}

} // namespace

Symbol receiver_of(Symbol selector) { return Symbol(parts_of_call(selector).first); }

const Method* ClassTable::dispatch(JavaClass& receiver, Symbol selector) {
  auto known = receiver.dispatched.find(selector);
  if (known != receiver.dispatched.end()) return known->second;
  auto [owner, plain] = parts_of_call(selector);
  if (!owner.empty()) {
    auto is_owner = [&](const JavaClass* ancestor) { return ancestor->name.text() == owner; };
    bool is_one = owner.front() == '[' || std::ranges::any_of(receiver.ancestors, is_owner);
    const Method* found = is_one ? dispatch(receiver, Symbol(plain)) : nullptr;
    receiver.dispatched.emplace(selector, found);
    return found;
  }
  const Method* result = nullptr;
  for (JavaClass* at = &receiver; at != nullptr && result == nullptr; at = at->super) {
    auto found = at->by_selector.find(selector);
    if (found == at->by_selector.end()) continue;
    if (!found->second->is_static() && !found->second->is(access::is_private)) result = found->second;
  }
  if (result == nullptr) result = interface_method(receiver, selector);
  receiver.dispatched.emplace(selector, result);
  return result;
}

const Method* ClassTable::loaded_method(Symbol function) const {
  auto found = methods_.find(function);
  if (found != methods_.end()) return found->second;
  return library_ == nullptr ? nullptr : library_->loaded_method(function);
}

Method* ClassTable::method_of(Symbol function) {
  auto found = methods_.find(function);
  if (found != methods_.end()) return found->second;
  std::string_view text = function.text();
  size_t arguments = text.find('(');
  size_t dot = arguments == std::string_view::npos ? arguments : text.rfind('.', arguments);
  if (dot == std::string_view::npos || find(Symbol(text.substr(0, dot))) == nullptr) return nullptr;
  found = methods_.find(function);
  if (found != methods_.end()) return found->second;
  return library_ == nullptr ? nullptr : library_->method_of(function);
}

} // namespace assay::java
