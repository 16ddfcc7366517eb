#include "lang/java/load/java_type.h"

#include <algorithm>

namespace assay::java {

namespace {

// Reads the grammar of 4.7.9.1. Signatures come from javac, but class files are not trusted: whatever is not understood
// makes the whole of it nothing.
class SignatureReader {
 public:
  explicit SignatureReader(std::string_view text) : text_(text) {}

  std::optional<MethodType> method() {
    MethodType type;
    if (!variables(type.variables) || !take('(')) return std::nullopt;
    while (!take(')')) {
      auto parameter = any_type();
      if (!parameter) return std::nullopt;
      type.parameters.push_back(std::move(*parameter));
    }
    auto result = any_type();
    if (!result) return std::nullopt;
    type.result = std::move(*result);
    return type;
  }

  // The superclass and the interfaces of a class, behind its variables.
  std::optional<std::vector<JavaType>> supertypes() {
    std::vector<TypeVariable> own;
    std::vector<JavaType> types;
    if (!variables(own)) return std::nullopt;
    while (at_ < text_.size()) {
      auto type = any_type();
      if (!type) return std::nullopt;
      types.push_back(std::move(*type));
    }
    return types;
  }

  bool variables(std::vector<TypeVariable>& into) {
    if (!take('<')) return true;
    while (!take('>')) {
      size_t colon = text_.find(':', at_);
      if (colon == std::string_view::npos) return false;
      TypeVariable variable{Symbol(text_.substr(at_, colon - at_)), class_type("java/lang/Object")};
      at_ = colon;
      bool is_first = true;
      while (take(':')) {
        if (at_ < text_.size() && text_[at_] == ':') continue;
        auto bound = any_type();
        if (!bound) return false;
        if (is_first) variable.bound = std::move(*bound);
        is_first = false;
      }
      into.push_back(std::move(variable));
    }
    return true;
  }

  std::optional<JavaType> any_type() {
    if (at_ >= text_.size() || ++depth_ > 64) return std::nullopt;
    char first = text_[at_++];
    std::optional<JavaType> type;
    if (first == 'L') {
      type = class_of();
    } else if (first == '[') {
      if (auto element = any_type()) type = JavaType{JavaType::Kind::Array, 'A', {}, {std::move(*element)}};
    } else if (first == 'T') {
      size_t end = text_.find(';', at_);
      if (end != std::string_view::npos) {
        type = JavaType{JavaType::Kind::Variable, 'A', Symbol(text_.substr(at_, end - at_)), {}};
        at_ = end + 1;
      }
    } else if (std::string_view("BCDFIJSZV").find(first) != std::string_view::npos) {
      type = JavaType{JavaType::Kind::Primitive, first, {}, {}};
    }
    --depth_;
    return type;
  }

 private:
  bool take(char wanted) {
    if (at_ >= text_.size() || text_[at_] != wanted) return false;
    ++at_;
    return true;
  }

  // `java/util/Map<TK;TV;>.Entry<…>;`, the L is read.
  std::optional<JavaType> class_of() {
    std::string name;
    std::vector<JavaType> arguments;
    for (;;) {
      size_t end = text_.find_first_of("<;.", at_);
      if (end == std::string_view::npos) return std::nullopt;
      name += text_.substr(at_, end - at_);
      at_ = end;
      if (take('<')) {
        arguments.clear();
        while (!take('>')) {
          auto argument = argument_type();
          if (!argument) return std::nullopt;
          arguments.push_back(std::move(*argument));
        }
      }
      if (take(';')) return class_type(name, std::move(arguments));
      if (!take('.')) return std::nullopt;
      name += '$';
      arguments.clear();
    }
  }

  std::optional<JavaType> argument_type() {
    if (take('*')) return class_type("java/lang/Object");
    if (!take('+')) take('-');
    return any_type();
  }

  std::string_view text_;
  size_t at_ = 0;
  int depth_ = 0;
};

} // namespace

JavaType class_type(std::string_view name, std::vector<JavaType> arguments) {
  return {JavaType::Kind::Class, 'A', Symbol(name), std::move(arguments)};
}

JavaType type_of_descriptor(Symbol descriptor) {
  return SignatureReader(descriptor.text()).any_type().value_or(class_type("java/lang/Object"));
}

Symbol erased(const JavaType& type) {
  switch (type.kind) {
    case JavaType::Kind::Primitive: return Symbol(std::string(1, type.tag));
    case JavaType::Kind::Class: return type_of_class(type.name);
    case JavaType::Kind::Array: return Symbol("[" + std::string(erased(type.arguments[0]).text()));
    case JavaType::Kind::Variable: break;
  }
  return Symbol("Ljava/lang/Object;");
}

MethodType type_of_method(const MethodInfo& method) {
  MethodDescriptor descriptor = method_descriptor(method.descriptor);
  if (!method.signature.empty()) {
    auto type = SignatureReader(method.signature).method();
    if (type && type->parameters.size() == descriptor.parameters.size()) return *type;
  }
  MethodType type;
  for (Symbol parameter : descriptor.parameters) type.parameters.push_back(type_of_descriptor(parameter));
  type.result = type_of_descriptor(descriptor.result);
  return type;
}

JavaType type_of_field(const FieldInfo& field) {
  std::optional<JavaType> type;
  if (!field.signature.empty()) type = SignatureReader(field.signature).any_type();
  return type ? *type : type_of_descriptor(field.descriptor);
}

std::vector<TypeVariable> variables_of_class(const ClassFile& file) {
  std::vector<TypeVariable> variables;
  if (!file.signature.empty() && !SignatureReader(file.signature).variables(variables)) variables.clear();
  return variables;
}

std::vector<TypeVariable> variables_by(const ClassFile& file, const JavaType& type) {
  std::vector<TypeVariable> variables = variables_of_class(file);
  for (size_t i = 0; i < variables.size() && i < type.arguments.size(); ++i) variables[i].bound = type.arguments[i];
  return variables;
}

namespace {

std::vector<JavaType> supertypes_of(const ClassFile& file) {
  if (!file.signature.empty()) {
    if (auto types = SignatureReader(file.signature).supertypes()) return *types;
  }
  std::vector<JavaType> types;
  if (file.super_class != symbols::empty) types.push_back(class_type(file.super_class.text()));
  for (Symbol interface : file.interfaces) types.push_back(class_type(interface.text()));
  return types;
}

} // namespace

std::optional<JavaType> as_ancestor(ClassTable& classes, const JavaType& type, Symbol ancestor) {
  if (type.name == ancestor) return type;
  JavaClass* of = type.kind == JavaType::Kind::Class ? classes.find(type.name) : nullptr;
  if (of == nullptr || of->file == nullptr) return std::nullopt;
  std::vector<TypeVariable> variables = variables_by(*of->file, type);
  for (const JavaType& above : supertypes_of(*of->file)) {
    if (auto found = as_ancestor(classes, substitute(above, variables), ancestor)) return found;
  }
  return std::nullopt;
}

JavaType substitute(const JavaType& type, const std::vector<TypeVariable>& by) {
  if (type.kind == JavaType::Kind::Variable) {
    auto found = std::ranges::find(by, type.name, &TypeVariable::name);
    if (found == by.end() || found->bound == type) return class_type("java/lang/Object");
    return found->bound.kind == JavaType::Kind::Variable ? class_type("java/lang/Object") : found->bound;
  }
  JavaType result = type;
  for (JavaType& argument : result.arguments) argument = substitute(argument, by);
  return result;
}

std::string source_text(const JavaType& type) {
  if (type.kind == JavaType::Kind::Primitive) return source_type(erased(type));
  if (type.kind == JavaType::Kind::Array) return source_text(type.arguments[0]) + "[]";
  if (type.kind == JavaType::Kind::Variable) return "Object";
  std::string name = source_name(type.name);
  std::ranges::replace(name, '$', '.');
  constexpr std::string_view language = "java.lang.";
  if (name.starts_with(language) && name.find('.', language.size()) == std::string::npos) {
    name = name.substr(language.size());
  }
  if (type.arguments.empty()) return name;
  name += '<';
  for (size_t i = 0; i < type.arguments.size(); ++i) {
    if (i > 0) name += ", ";
    name += source_text(type.arguments[i]);
  }
  return name + '>';
}

} // namespace assay::java
