#pragma once
// The attributes of a class, a field, a method, a record's component or code (section 4.7 of the Java Virtual Machine
// Specification): those that class_file.h has room for are read, others are skipped.

#include <fmt/core.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "lang/java/load/byte_reader.h"
#include "lang/java/load/constant_pool.h"

namespace assay::java {

// What the reading of one class file shares.
struct ReadContext {
  ConstantPool& pool;
  ClassErrors& errors;
  ClassFile& file;
  uint64_t steps_left = uint64_t{1} << 26U; // for checking code; no class of the JDK takes a hundredth of it
};

// Calls read(name, body) for each; it says whether it knows that attribute, and then must have read all of the body.
template <typename Read>
void read_attributes(ByteReader& reader, ReadContext& context, Read read) {
  std::vector<Symbol> seen;
  uint16_t count = reader.u2();
  for (uint16_t i = 0; i < count && !context.errors.any(); ++i) {
    Symbol name = context.pool.symbol(reader.u2());
    uint32_t length = reader.u4();
    ByteReader body = reader.part(length);
    if (context.errors.any() || !read(name.text(), body) || context.errors.any()) continue;
    if (body.left() != 0) context.errors.malformed(fmt::format("attribute {} does not end where it says", name.text()));
    // Debug tables may come in pieces; of everything else there is one.
    bool may_repeat = name.text() == "LineNumberTable" || name.text() == "LocalVariableTable";
    if (!may_repeat && std::ranges::find(seen, name) != seen.end())
      context.errors.malformed(fmt::format("attribute {} is there twice", name.text()));
    seen.push_back(name);
  }
}

void read_fields(ByteReader& reader, ReadContext& context);
void read_methods(ByteReader& reader, ReadContext& context);
void read_class_attributes(ByteReader& reader, ReadContext& context);

} // namespace assay::java
