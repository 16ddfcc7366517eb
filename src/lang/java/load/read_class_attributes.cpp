// What a class says about itself besides its members (section 4.7, table 4.7-C).

#include "lang/java/load/descriptor.h"
#include "lang/java/load/read_attributes.h"

namespace assay::java {
namespace {

// What ldc may load, and a bootstrap method may be given.
bool is_loadable(const Constant& constant) {
  if (const auto* dynamic = std::get_if<DynamicConstant>(&constant)) return dynamic->is_constant;
  return !std::holds_alternative<std::monostate>(constant) && !std::holds_alternative<MemberReference>(constant);
}

void read_bootstraps(ByteReader& reader, ReadContext& context) {
  uint16_t count = reader.u2();
  for (uint16_t i = 0; i < count && !context.errors.any(); ++i) {
    BootstrapMethod bootstrap;
    bootstrap.method = context.pool.handle(reader.u2());
    uint16_t arguments = reader.u2();
    for (uint16_t j = 0; j < arguments && !context.errors.any(); ++j) {
      uint16_t index = reader.u2();
      if (index >= context.file.constants.size() || !is_loadable(context.file.constants[index]))
        context.errors.malformed(fmt::format("constant {} can't be an argument of a bootstrap method", index));
      bootstrap.arguments.push_back(index);
    }
    context.file.bootstraps.push_back(std::move(bootstrap));
  }
}

void read_inner_classes(ByteReader& reader, ReadContext& context) {
  uint16_t count = reader.u2();
  for (uint16_t i = 0; i < count && !context.errors.any(); ++i) {
    InnerClass inner;
    inner.name = context.pool.class_or_array(reader.u2());
    if (uint16_t outer = reader.u2(); outer != 0) inner.outer = context.pool.class_name(outer);
    if (uint16_t name = reader.u2(); name != 0) inner.simple_name = context.pool.text(name);
    inner.flags = reader.u2();
    context.file.inner_classes.push_back(std::move(inner));
  }
}

void read_record(ByteReader& reader, ReadContext& context) {
  context.file.is_record = true;
  uint16_t count = reader.u2();
  for (uint16_t i = 0; i < count && !context.errors.any(); ++i) {
    RecordComponent component;
    component.name = context.pool.field_name(reader.u2()).text();
    component.descriptor = context.pool.field_descriptor(reader.u2());
    read_attributes(reader, context, [&](std::string_view name, ByteReader& body) {
      if (name != "Signature") return false;
      component.signature = context.pool.text(body.u2());
      return true;
    });
    context.file.record_components.push_back(std::move(component));
  }
}

void read_permitted_subclasses(ByteReader& reader, ReadContext& context) {
  uint16_t count = reader.u2();
  for (uint16_t i = 0; i < count && !context.errors.any(); ++i)
    context.file.permitted_subclasses.push_back(context.pool.class_name(reader.u2()));
}

} // namespace

void read_class_attributes(ByteReader& reader, ReadContext& context) {
  ClassFile& file = context.file;
  read_attributes(reader, context, [&](std::string_view name, ByteReader& body) {
    if (name == "BootstrapMethods") {
      read_bootstraps(body, context);
    } else if (name == "InnerClasses") {
      read_inner_classes(body, context);
    } else if (name == "Record") {
      read_record(body, context);
    } else if (name == "PermittedSubclasses") {
      read_permitted_subclasses(body, context);
    } else if (name == "NestHost") {
      file.nest_host = context.pool.class_name(body.u2());
    } else if (name == "Signature") {
      file.signature = context.pool.text(body.u2());
    } else if (name == "SourceFile") {
      file.source_file = context.pool.text(body.u2());
    } else {
      return false;
    }
    return true;
  });
}

} // namespace assay::java
