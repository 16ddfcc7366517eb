#pragma once
// A class file in memory (chapter 4 of the Java Virtual Machine Specification), read by read_class_file.h. Everything
// belongs to the ClassFile; indices into the constant pool are kept where the code has them, and everything else is
// resolved to what it names.
//
// What always holds once it is read, so that whoever lowers the code need not ask again:
// - Every index of an instruction leads to an entry of the kind that it wants, every jump goes to the start of an
//   instruction of the same code, no instruction is cut off, the last one does not go on; line numbers, handlers and
//   local variables lie within the code. Keys of switches are in order. There are no subroutines (jsr, ret).
// - Every instruction that can be reached finds on the stack what it takes, of the right kind (int, long, float,
//   double or reference), on all ways that lead there, and the stack never outgrows max_stack; handlers start with one
//   reference. A return fits the descriptor. The same goes for local variables: what is read has been written on all
//   ways, with that kind. What class a reference is of is not checked.
// - Names are not empty; descriptors are well-formed; a class has each field and method once; code is there unless a
//   method is abstract or native; parameters fit into max_locals. Bootstrap methods and their arguments are there; but
//   a computed constant can have itself as an argument, in a circle.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/symbol.h"

namespace assay::java {

// Access flags, of classes, fields and methods (tables 4.1-B, 4.5-A, 4.6-A).
namespace access {
constexpr uint16_t is_public = 0x0001;
constexpr uint16_t is_private = 0x0002;
constexpr uint16_t is_protected = 0x0004;
constexpr uint16_t is_static = 0x0008;
constexpr uint16_t is_final = 0x0010;
constexpr uint16_t is_synchronized = 0x0020;
constexpr uint16_t is_bridge = 0x0040;
constexpr uint16_t is_varargs = 0x0080;
constexpr uint16_t is_native = 0x0100;
constexpr uint16_t is_interface = 0x0200;
constexpr uint16_t is_abstract = 0x0400;
constexpr uint16_t is_synthetic = 0x1000;
constexpr uint16_t is_annotation = 0x2000;
constexpr uint16_t is_enum = 0x4000;
constexpr uint16_t is_module = 0x8000;
} // namespace access

// A field or method that code names. `owner` is an internal name (`java/lang/String`, or `[I` for a method of arrays).
struct MemberReference {
  Symbol owner;
  Symbol name;
  Symbol descriptor;
  bool of_interface = false;
};

struct MethodHandleConstant {
  uint8_t kind = 0; // 1 … 9, table 5.4.3.5-A
  MemberReference member;
};

struct ClassConstant {
  Symbol name; // internal name, or an array's descriptor
};
struct StringConstant {
  std::u16string text; // UTF-16, as Java has it; lone surrogates are possible
};
struct MethodTypeConstant {
  Symbol descriptor;
};
// invokedynamic, or a constant that is computed (`is_constant`).
struct DynamicConstant {
  uint16_t bootstrap = 0; // into ClassFile::bootstraps
  Symbol name;
  Symbol descriptor;
  bool is_constant = false;
};

// What an entry of the constant pool stands for; monostate: not for code (Utf8, NameAndType, Module, Package, or the
// second half of a long).
using Constant = std::variant<std::monostate, int32_t, float, int64_t, double, ClassConstant, StringConstant,
                              MemberReference, MethodHandleConstant, MethodTypeConstant, DynamicConstant>;

struct BootstrapMethod {
  MethodHandleConstant method;
  std::vector<uint16_t> arguments; // into the constant pool
};

struct FieldInfo {
  uint16_t flags = 0;
  Symbol name;
  Symbol descriptor;
  std::string signature;              // generic; empty: none
  std::optional<uint16_t> constant{}; // ConstantValue, into the pool, of the field's kind; means nothing if not static
};

struct ExceptionHandler {
  uint16_t start = 0; // protected: [start, end)
  uint16_t end = 0;
  uint16_t handler = 0;
  Symbol type; // the empty symbol: any
};
struct LineNumber {
  uint16_t start = 0;
  uint16_t line = 0;
};
struct LocalVariable {
  uint16_t start = 0; // [start, start + length)
  uint16_t length = 0;
  uint16_t index = 0;
  std::string name;
  Symbol descriptor;
};

struct CodeAttribute {
  uint16_t max_stack = 0;
  uint16_t max_locals = 0;
  std::vector<uint8_t> bytes;
  std::vector<ExceptionHandler> handlers;
  std::vector<LineNumber> lines; // sorted by start
  std::vector<LocalVariable> variables;
};

struct MethodInfo {
  uint16_t flags = 0;
  Symbol name;
  Symbol descriptor;
  std::string signature;                    // generic; empty: none
  std::vector<std::string> parameter_names; // MethodParameters, all ("": it has none) or none
  std::vector<Symbol> exceptions;           // declared
  std::optional<CodeAttribute> code{};      // none: abstract or native
  bool is(uint16_t flag) const { return (flags & flag) != 0; }
};

struct InnerClass {
  Symbol name;
  Symbol outer;            // the empty symbol: local or anonymous
  std::string simple_name; // empty: anonymous
  uint16_t flags = 0;
};

struct RecordComponent {
  std::string name;
  Symbol descriptor;
  std::string signature;
};

struct ClassFile {
  uint16_t major_version = 0;
  uint16_t flags = 0;
  Symbol name;        // internal: `java/util/Map$Entry`
  Symbol super_class; // the empty symbol: none (Object, module-info)
  std::vector<Symbol> interfaces;
  std::vector<FieldInfo> fields;
  std::vector<MethodInfo> methods;
  std::vector<Constant> constants; // by index; 0 is unused
  std::vector<BootstrapMethod> bootstraps;
  std::string signature;
  std::string source_file; // without folder; empty: unknown
  std::vector<InnerClass> inner_classes;
  Symbol nest_host; // the empty symbol: itself
  bool is_record = false;
  std::vector<RecordComponent> record_components;
  std::vector<Symbol> permitted_subclasses;
  bool is(uint16_t flag) const { return (flags & flag) != 0; }
};

} // namespace assay::java
