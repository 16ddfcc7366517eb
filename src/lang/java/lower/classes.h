#pragma once
// Classes as the machine needs them: linked, with the layout of their objects and their methods found. A ClassTable
// loads them on demand from a class path; that of a program asks that of the library first, so that the JDK's classes
// are there once for all programs.

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/diagnostic.h"
#include "core/module.h"
#include "core/object.h"
#include "lang/java/load/class_file.h"
#include "lang/java/load/descriptor.h"

namespace assay::java {

struct JavaClass;

struct Method {
  JavaClass* owner = nullptr;
  const MethodInfo* info = nullptr;
  Symbol selector; // `charAt(I)C`
  Symbol function; // `java/lang/String.charAt(I)C`: its name in Core
  MethodDescriptor descriptor;
  const core::Function* lowered = nullptr; // once it has been needed
  bool is(uint16_t flag) const { return info->is(flag); }
  bool is_static() const { return is(access::is_static); }
  uint32_t arity() const { return static_cast<uint32_t>(descriptor.parameters.size()) + (is_static() ? 0 : 1); }
};

struct Field {
  JavaClass* owner = nullptr;
  const FieldInfo* info = nullptr;
  uint32_t index = 0; // among the fields of an object, or among the statics of the owner
  bool is_static() const { return (info->flags & access::is_static) != 0; }
};

struct JavaClass {
  Symbol name;                           // `java/lang/String`, `[I`; of a primitive type `int`
  std::unique_ptr<const ClassFile> file; // null: an array or a primitive type
  std::string path;                      // where it was read
  JavaClass* super = nullptr;
  std::vector<JavaClass*> interfaces;
  JavaClass* element = nullptr; // of an array
  bool is_primitive = false;
  bool of_library = false;
  std::vector<Value> defaults; // the fields of a new object, those of the superclasses first
  std::vector<const Field*> layout;
  std::vector<Method> methods;
  std::vector<Field> fields; // its own
  std::vector<Value> static_defaults;
  std::vector<const FieldInfo*> static_layout;
  std::unordered_set<const JavaClass*> ancestors; // itself, superclasses, interfaces
  const Method* initialiser = nullptr;            // <clinit>; null: it has none
  // Made when first needed.
  std::unordered_map<Symbol, const Method*> by_selector; // its own
  std::unordered_map<Symbol, const Method*> dispatched;  // what a virtual call finds; null: nothing
  Value mirror;                                          // its java.lang.Class, in the base heap
  RecordObject* statics = nullptr;                       // of the library: in the base heap
  enum class State : uint8_t { Loaded, Initialising, Initialised, Failed } state = State::Loaded; // of the library

  bool is(uint16_t flag) const { return file != nullptr && file->is(flag); }
  bool is_interface() const { return is(access::is_interface); }
  bool is_array() const { return element != nullptr; }
  bool is_a(const JavaClass& other) const;
};

// A class of our own, for a lambda or an object that is made of a function of the input.
struct MadeClass {
  Symbol name;
  std::vector<Symbol> interfaces;
  std::vector<Symbol> field_types;
  struct MadeMethod {
    Symbol name;
    Symbol descriptor;
    Symbol function; // that carries it out, with the object as its first argument
  };
  std::vector<MadeMethod> methods;
};

class ClassTable {
 public:
  // Reads a class; nothing: there is none of that name.
  struct Read {
    std::unique_ptr<const ClassFile> file;
    std::string path;
  };
  using Reader = std::function<std::expected<std::optional<Read>, Diagnostics>(Symbol)>;

  // `library` may be null: this is the library's own.
  ClassTable(ClassTable* library, Reader reader);
  ClassTable(const ClassTable&) = delete;
  ClassTable& operator=(const ClassTable&) = delete;

  // Null: there is no such class, or it can't be linked: problems() says why.
  JavaClass* find(Symbol name);
  JavaClass& primitive(char tag);
  JavaClass* array_of(JavaClass& element);
  // Of a type; null as above.
  JavaClass* of_type(Symbol type);
  JavaClass& add(const MadeClass& made);
  const std::unordered_map<Symbol, std::string>& problems() const { return problems_; }

  // By the rules of the specification, 5.4.3.2 to 5.4.3.4; null: there is none.
  static const Field* find_field(JavaClass& owner, Symbol name, Symbol descriptor);
  static const Method* find_method(JavaClass& owner, Symbol selector);
  // What a virtual call of an object of the class finds (5.4.6). Calls name the type of their receiver as well:
  // `java/util/List.size()I`; an object of another type has no such method.
  static const Method* dispatch(JavaClass& receiver, Symbol selector);
  // By its name in Core.
  Method* method_of(Symbol function);
  // The same for one of a class that has been loaded; nothing is loaded.
  const Method* loaded_method(Symbol function) const;

  bool is_library() const { return library_ == nullptr; }

 private:
  JavaClass* load(Symbol name);
  JavaClass* link(std::unique_ptr<JavaClass> made, Symbol super, const std::vector<Symbol>& interfaces);
  JavaClass* load_array(Symbol name);
  void lay_out(JavaClass& made);

  ClassTable* library_;
  Reader reader_;
  std::unordered_map<Symbol, std::unique_ptr<JavaClass>> classes_;
  std::unordered_map<Symbol, std::string> problems_;
  std::unordered_set<Symbol> linking_;
  std::unordered_map<Symbol, Method*> methods_;
};

Symbol selector_of(Symbol name, Symbol descriptor);
Symbol function_name(Symbol owner, Symbol selector);
// The type that a virtual call names.
Symbol receiver_of(Symbol selector);

} // namespace assay::java
