#include "lang/java/load/read_class_file.h"

#include <fmt/core.h>

#include <algorithm>

#include "lang/java/load/byte_reader.h"
#include "lang/java/load/constant_pool.h"
#include "lang/java/load/read_attributes.h"

namespace assay::java {
namespace {

constexpr uint32_t magic = 0xCAFEBABE;
constexpr uint16_t first_version = 45;
constexpr uint16_t last_version = 61;
constexpr uint16_t first_with_preview = 56;
constexpr uint16_t preview_minor = 0xFFFF;
// Java 1.1 is version 45, and each release has had the next number since.
constexpr uint16_t version_before_java_1 = 44;

uint16_t read_version(ByteReader& reader, ClassErrors& errors) {
  if (reader.u4() != magic && !errors.any()) errors.malformed("it does not start with CAFEBABE");
  uint16_t minor = reader.u2();
  uint16_t major = reader.u2();
  if (errors.any()) return 0;
  if (major < first_version) errors.malformed(fmt::format("no Java has class files of version {}", major));
  if (major > last_version)
    errors.unsupported(fmt::format("class file version {} (Java {}): Assay reads up to {} (Java {})", major,
                                   major - version_before_java_1, last_version, last_version - version_before_java_1));
  if (major >= first_with_preview && minor == preview_minor)
    errors.unsupported(fmt::format("class file uses preview features of Java {}", major - version_before_java_1));
  return major;
}

void read_supertypes(ByteReader& reader, ReadContext& context) {
  ClassFile& file = context.file;
  uint16_t super_class = reader.u2();
  if (super_class != 0) file.super_class = context.pool.class_name(super_class);
  bool has_none = file.is(access::is_module) || file.name.text() == "java/lang/Object";
  if (has_none != (super_class == 0) && !context.errors.any())
    context.errors.malformed(super_class == 0 ? "a class without a superclass" : "a superclass where none can be");
  if (file.is(access::is_interface) && file.super_class.text() != "java/lang/Object" && !context.errors.any())
    context.errors.malformed("an interface whose superclass is not java/lang/Object");
  uint16_t count = reader.u2();
  for (uint16_t i = 0; i < count && !context.errors.any(); ++i)
    file.interfaces.push_back(context.pool.class_name(reader.u2()));
}

// Only now are all bootstrap methods known.
void check_bootstraps(ReadContext& context) {
  const ClassFile& file = context.file;
  for (size_t i = 0; i < file.constants.size(); ++i) {
    const auto* dynamic = std::get_if<DynamicConstant>(&file.constants[i]);
    if (dynamic != nullptr && dynamic->bootstrap >= file.bootstraps.size() && !context.errors.any())
      context.errors.malformed(
          fmt::format("constant {} wants bootstrap method {}, of {}", i, dynamic->bootstrap, file.bootstraps.size()));
  }
}

void read_all(ByteReader& reader, ReadContext& context) {
  ClassFile& file = context.file;
  file.constants = context.pool.resolve();
  file.flags = reader.u2();
  file.name = context.pool.class_name(reader.u2());
  if (context.errors.any()) return;
  read_supertypes(reader, context);
  read_fields(reader, context);
  read_methods(reader, context);
  read_class_attributes(reader, context);
  check_bootstraps(context);
  if (reader.left() != 0 && !context.errors.any())
    context.errors.malformed(fmt::format("it goes on after its end, at byte {}", reader.place()));
}

} // namespace

std::expected<std::unique_ptr<const ClassFile>, Diagnostics> read_class_file(std::span<const uint8_t> bytes,
                                                                             std::string_view path) {
  ClassErrors errors(path);
  ByteReader reader(bytes, 0, errors);
  auto file = std::make_unique<ClassFile>();
  file->major_version = read_version(reader, errors);
  if (!errors.any()) {
    ConstantPool pool(reader, file->major_version, errors);
    ReadContext context{pool, errors, *file};
    if (!errors.any()) read_all(reader, context);
  }
  if (errors.any()) return std::unexpected(Diagnostics{*errors.first()});
  return file;
}

} // namespace assay::java
