// The fields and methods of a class (sections 4.5 and 4.6).

#include <unordered_set>

#include "lang/java/load/descriptor.h"
#include "lang/java/load/read_attributes.h"
#include "lang/java/load/read_code.h"
#include "lang/java/lower/method_kinds.h"

namespace assay::java {
namespace {

// No two members with the same name and descriptor.
class Members {
 public:
  bool add(Symbol name, Symbol descriptor) {
    return seen_.insert((uint64_t{name.id()} << 32U) | descriptor.id()).second;
  }

 private:
  std::unordered_set<uint64_t> seen_;
};

bool fits(const Constant& constant, std::string_view descriptor) {
  switch (kind_of(descriptor)) {
    case 'I': return std::holds_alternative<int32_t>(constant);
    case 'J': return std::holds_alternative<int64_t>(constant);
    case 'F': return std::holds_alternative<float>(constant);
    case 'D': return std::holds_alternative<double>(constant);
    default: return descriptor == "Ljava/lang/String;" && std::holds_alternative<StringConstant>(constant);
  }
}

void read_constant_value(ByteReader& reader, ReadContext& context, FieldInfo& field) {
  uint16_t index = reader.u2();
  field.constant = index;
  if (!context.errors.any() &&
      (index >= context.file.constants.size() || !fits(context.file.constants[index], field.descriptor.text())))
    context.errors.malformed(fmt::format("constant {} is not a value of that type", index));
}

void read_field(ByteReader& reader, ReadContext& context, Members& members) {
  FieldInfo field;
  field.flags = reader.u2();
  field.name = context.pool.field_name(reader.u2());
  field.descriptor = context.pool.field_descriptor(reader.u2());
  if (context.errors.any()) return;
  context.errors.enter("field", field.name, field.descriptor);
  if (!members.add(field.name, field.descriptor)) context.errors.malformed("it is there twice");
  read_attributes(reader, context, [&](std::string_view name, ByteReader& body) {
    if (name == "ConstantValue") {
      read_constant_value(body, context, field);
    } else if (name == "Signature") {
      field.signature = context.pool.text(body.u2());
    } else {
      return false;
    }
    return true;
  });
  context.errors.leave();
  context.file.fields.push_back(std::move(field));
}

void read_parameter_names(ByteReader& reader, ReadContext& context, MethodInfo& method) {
  uint8_t count = reader.u1();
  for (uint8_t i = 0; i < count && !context.errors.any(); ++i) {
    uint16_t name = reader.u2();
    method.parameter_names.push_back(name == 0 ? "" : context.pool.text(name));
    reader.u2(); // flags
  }
}

void read_exceptions(ByteReader& reader, ReadContext& context, MethodInfo& method) {
  uint16_t count = reader.u2();
  for (uint16_t i = 0; i < count && !context.errors.any(); ++i)
    method.exceptions.push_back(context.pool.class_name(reader.u2()));
}

void check_constructor(const MethodInfo& method, ReadContext& context) {
  bool belongs = !method.is(access::is_static) && !context.file.is(access::is_interface);
  if (!belongs || !method.descriptor.text().ends_with(")V")) context.errors.malformed("that is no constructor");
}

// What the flags say of the code, and the descriptor of the parameters, must hold.
void check_method(MethodInfo& method, ReadContext& context, const MethodKinds& kinds) {
  std::string_view name = method.name.text();
  if (name == "<init>") check_constructor(method, context);
  uint32_t slots = kinds.slots + (method.is(access::is_static) ? 0 : 1);
  if (slots > 255) context.errors.malformed("its parameters take more than 255 slots");
  bool has_no_code = method.is(access::is_abstract | access::is_native);
  if (has_no_code == method.code.has_value())
    context.errors.malformed(has_no_code ? "it has code and is abstract or native" : "it has no code");
  // One that does not fit, as of an inner class whose outer object is not counted, tells nothing.
  if (method.parameter_names.size() != kinds.parameters.size()) method.parameter_names.clear();
}

void read_method(ByteReader& reader, ReadContext& context, Members& members, MethodKindsCache& kinds) {
  MethodInfo method;
  method.flags = reader.u2();
  method.name = context.pool.method_name(reader.u2());
  method.descriptor = context.pool.method_descriptor(reader.u2());
  if (context.errors.any()) return;
  context.errors.enter("method", method.name, method.descriptor);
  // Before Java 7 an initialiser need not say so (section 2.9.2).
  if (method.name.text() == "<clinit>" && context.file.major_version < 51) method.flags |= access::is_static;
  if (!members.add(method.name, method.descriptor)) context.errors.malformed("it is there twice");
  read_attributes(reader, context, [&](std::string_view name, ByteReader& body) {
    if (name == "Code") {
      method.code = read_code(body, context, method, kinds);
    } else if (name == "Signature") {
      method.signature = context.pool.text(body.u2());
    } else if (name == "MethodParameters") {
      read_parameter_names(body, context, method);
    } else if (name == "Exceptions") {
      read_exceptions(body, context, method);
    } else {
      return false;
    }
    return true;
  });
  if (!context.errors.any()) check_method(method, context, kinds.of(method.descriptor));
  context.errors.leave();
  context.file.methods.push_back(std::move(method));
}

} // namespace

void read_fields(ByteReader& reader, ReadContext& context) {
  Members members;
  uint16_t count = reader.u2();
  for (uint16_t i = 0; i < count && !context.errors.any(); ++i) read_field(reader, context, members);
}

void read_methods(ByteReader& reader, ReadContext& context) {
  Members members;
  MethodKindsCache kinds;
  uint16_t count = reader.u2();
  for (uint16_t i = 0; i < count && !context.errors.any(); ++i) read_method(reader, context, members, kinds);
}

} // namespace assay::java
